/** Things with help that are no buttons: one stop for the Tab key, and the arrow keys go from one to the next. */

import type { Attachment } from "svelte/attachments";

const STEPS: Record<string, number> = { ArrowLeft: -1, ArrowUp: -1, ArrowRight: 1, ArrowDown: 1 };

export const walking: Attachment<HTMLElement> = (group) => {
  const things = (): HTMLElement[] => [...group.querySelectorAll<HTMLElement>("[data-help]")];

  /** The thing where one stands; every other is left out by the Tab key. */
  function stand(here: HTMLElement | undefined): void {
    for (const thing of things()) thing.tabIndex = thing === here ? 0 : -1;
  }

  function walk(event: KeyboardEvent): void {
    const all = things();
    const here = all.indexOf(event.target as HTMLElement);
    const step = STEPS[event.key];
    const next = event.key === "Home" ? all[0] : event.key === "End" ? all.at(-1) : step && all[here + step];
    if (here < 0 || !next) return;
    event.preventDefault();
    event.stopPropagation();
    next.focus();
  }

  const enter = (event: FocusEvent): void => {
    const here = event.target as HTMLElement;
    if (things().includes(here)) stand(here);
  };
  const refocus = (): void => stand(things().find((thing) => thing.tabIndex === 0) ?? things()[0]);

  refocus();
  const watch = new MutationObserver(refocus);
  watch.observe(group, { childList: true, subtree: true });
  group.addEventListener("keydown", walk);
  group.addEventListener("focusin", enter);
  return () => {
    watch.disconnect();
    group.removeEventListener("keydown", walk);
    group.removeEventListener("focusin", enter);
  };
};
