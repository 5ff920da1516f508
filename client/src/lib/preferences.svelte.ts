// How this browser wants the page: remembered here, and nowhere else.

import { flushSync } from "svelte";
import { keep, kept } from "./kept";

export type Theme = "system" | "light" | "dark";

const night = matchMedia("(prefers-color-scheme: dark)");

class Preferences {
  theme = $state<Theme>(kept("theme") ?? "system");
  hasSound = $state<boolean>(kept("sound") ?? false);
  wantsNotices = $state<boolean>(kept("notices") ?? false);
  private isNight = $state(night.matches);
  private isPrinting = $state(false);

  constructor() {
    night.addEventListener("change", () => (this.isNight = night.matches));
    addEventListener("beforeprint", () => flushSync(() => (this.isPrinting = true)));
    addEventListener("afterprint", () => (this.isPrinting = false));
  }

  get isDark(): boolean {
    if (this.isPrinting) return false; // paper is white
    return this.theme === "dark" || (this.theme === "system" && this.isNight);
  }

  set<K extends "theme" | "sound" | "notices">(key: K, value: Theme | boolean): void {
    if (key === "theme") this.theme = value as Theme;
    else if (key === "sound") this.hasSound = value as boolean;
    else this.wantsNotices = value as boolean;
    keep(key, value);
  }

  /** The other of light and dark, from now on. */
  turn(): void {
    this.set("theme", this.isDark ? "light" : "dark");
  }
}

export const preferences = new Preferences();
