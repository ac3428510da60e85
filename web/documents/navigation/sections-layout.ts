/** The sections that globals.css leaves out of the first layout. Their heights are estimates until they're laid out. */
const waiting: HTMLElement[] = [];

/** Safari has no requestIdleCallback. */
const whenIdle =
  "requestIdleCallback" in window ? requestIdleCallback : (callback: () => void) => setTimeout(callback, 200);

/**
 * Lays out the sections below the first screen one by one while the page is idle, or all at once to restore a scroll position.
 */
export function layOutSectionsWhenIdle() {
  waiting.push(...document.querySelectorAll<HTMLElement>("main > section ~ section > .wrap"));
  const scrolledTo: unknown = history.state?.scrollY;
  if (typeof scrolledTo === "number" && scrolledTo > 0) {
    layOutSections();
    scrollTo({ top: scrolledTo, behavior: "instant" }); // the browser used the estimates
  }
  addEventListener("scrollend", keepScrollPosition);
  whenIdle(layOutNext);
}

/** Lays out every section at its real height. Call this before scrolling to one. */
export function layOutSections() {
  for (const section of waiting.splice(0)) layOut(section);
}

function layOutNext() {
  const section = waiting.shift();
  if (!section) return keepScrollPosition(); // sections laid out above moved the page without a scrollend
  layOut(section);
  whenIdle(layOutNext);
}

const keepScrollPosition = () => history.replaceState({ ...history.state, scrollY }, "");

const layOut = (section: HTMLElement) => section.style.setProperty("content-visibility", "visible");
