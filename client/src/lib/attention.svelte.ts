// Calling the reader: by the title of the tab, one live region, and a notice if he asked for it.

import { preferences } from "./preferences.svelte";
import { play } from "./sound";

class Attention {
  /** What a screen reader is told next. */
  spoken = $state("");
  private queue: string[] = [];
  private timer: ReturnType<typeof setTimeout> | undefined;

  title(text: string, isAsked: boolean): void {
    document.title = `${isAsked ? "● " : ""}${text}`;
  }

  /** Say something aloud, once, after what is being said. */
  speak(text: string): void {
    if (!text) return;
    this.queue.push(text);
    this.timer ??= setTimeout(() => this.next(), 60);
  }

  /** What was said is of a table that is left. */
  hush(): void {
    this.queue = [];
    this.spoken = "";
  }

  /** It is the reader's turn, and he may be looking elsewhere. */
  call(title: string, body: string, table: string): void {
    play("asked");
    if (!preferences.wantsNotices || document.visibilityState === "visible") return;
    if (!("Notification" in globalThis) || Notification.permission !== "granted") return;
    const notice = new Notification(title, { body, tag: table });
    notice.onclick = () => {
      window.focus();
      notice.close();
    };
  }

  private next(): void {
    this.spoken = this.queue.splice(0).join(" ");
    this.timer = undefined;
  }
}

export const attention = new Attention();
