/** The sections that globals.css leaves out of the first layout. Until then their heights are guesses. */
const waiting: HTMLElement[] = [];

/** Safari has no requestIdleCallback. */
const whenIdle =
  "requestIdleCallback" in window ? requestIdleCallback : (callback: () => void) => setTimeout(callback, 200);

/** Lays out the sections below the first screen one by one while the page is idle, or at once to return to a place among them. */
export function layOutSectionsWhenIdle() {
  waiting.push(...document.querySelectorAll<HTMLElement>("main > section ~ section > .wrap"));
  const scrolledTo: unknown = history.state?.scrollY;
  if (typeof scrolledTo === "number") {
    layOutSections();
    scrollTo({ top: scrolledTo, behavior: "instant" }); // the browser went by the guesses
  }
  addEventListener("scrollend", () => history.replaceState({ ...history.state, scrollY }, ""));
  whenIdle(layOutNext);
}

/** Gives every section its real height, before one of them is scrolled to. */
export function layOutSections() {
  for (const section of waiting.splice(0)) layOut(section);
}

function layOutNext() {
  const section = waiting.shift();
  if (!section) return;
  layOut(section);
  whenIdle(layOutNext);
}

const layOut = (section: HTMLElement) => section.style.setProperty("content-visibility", "visible");
