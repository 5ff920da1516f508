// Cards by finger, mouse and keys: walking along rows with arrows, and dragging.

import { walk } from "./layout";

/** Make the buttons of each `[data-row]` one stop of Tab; arrows walk along and between rows. */
export function rows(root: HTMLElement): () => void {
  const current = new WeakMap<Element, HTMLElement>();
  const stops = (row: Element) => [...row.querySelectorAll<HTMLElement>("button")];

  function mend() {
    for (const row of root.querySelectorAll("[data-row]")) {
      const all = stops(row);
      const at = current.get(row);
      const stop = at && all.includes(at) ? at : all[0];
      for (const one of all) one.tabIndex = one === stop ? 0 : -1;
    }
  }

  function follow(event: FocusEvent) {
    const row = (event.target as Element).closest("[data-row]");
    if (row) current.set(row, event.target as HTMLElement);
    mend();
  }

  function press(event: KeyboardEvent) {
    const row = (event.target as Element).closest("[data-row]");
    if (!row || event.ctrlKey || event.altKey || event.metaKey) return;
    const all = stops(row);
    const at = walk(event.key, all.indexOf(event.target as HTMLElement), all.length);
    let next = at === null ? undefined : all[at];
    if (event.key === "ArrowUp" || event.key === "ArrowDown") {
      const used = [...root.querySelectorAll("[data-row]")].filter((one) => stops(one).length);
      const beside = used[used.indexOf(row) + (event.key === "ArrowUp" ? -1 : 1)];
      next = beside && (stops(beside).find((one) => one.tabIndex === 0) ?? undefined);
    }
    if (!next) return;
    event.preventDefault();
    next.focus();
  }

  mend();
  const watch = new MutationObserver(mend);
  watch.observe(root, { childList: true, subtree: true });
  root.addEventListener("focusin", follow);
  root.addEventListener("keydown", press);
  return () => {
    watch.disconnect();
    root.removeEventListener("focusin", follow);
    root.removeEventListener("keydown", press);
  };
}

const FAR = 8;

/** Let `[data-card]` be dragged while `may` says so, and tell on which other one it was dropped. */
export function dragging(may: () => boolean, drop: (card: HTMLElement, on: HTMLElement) => void) {
  return (root: HTMLElement) => {
    function start(event: PointerEvent) {
      const card = cardOf(event.target as Element);
      if (!card || event.button !== 0 || !may()) return;
      const held = card;
      let isMoved = false;

      function move(to: PointerEvent) {
        const [x, y] = [to.clientX - event.clientX, to.clientY - event.clientY];
        isMoved ||= Math.hypot(x, y) > FAR;
        if (!isMoved) return;
        held.classList.add("dragged");
        held.style.translate = `${x}px ${y}px`;
      }

      function end(at: PointerEvent) {
        window.removeEventListener("pointermove", move);
        window.removeEventListener("pointerup", end);
        window.removeEventListener("pointercancel", end);
        held.classList.remove("dragged");
        held.style.translate = "";
        if (!isMoved) return;
        const swallow = (click: Event) => click.stopPropagation();
        root.addEventListener("click", swallow, { capture: true, once: true });
        setTimeout(() => root.removeEventListener("click", swallow, { capture: true }));
        const under = document.elementsFromPoint(at.clientX, at.clientY).map(cardOf);
        const on = under.find((one) => one && one !== held);
        if (on && at.type === "pointerup") drop(held, on);
      }

      window.addEventListener("pointermove", move);
      window.addEventListener("pointerup", end);
      window.addEventListener("pointercancel", end);
    }
    root.addEventListener("pointerdown", start);
    return () => root.removeEventListener("pointerdown", start);
  };
}

const cardOf = (element: Element) => element.closest<HTMLElement>("[data-card]");
