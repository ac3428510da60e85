import { isPlainClick } from "#web/ui/actions/plain-click.ts";
import {
  barOffsetPx,
  followSections,
  holdUnderBar,
  markCurrent,
  scrollToSection,
} from "#web/ui/navigation/scroll-to-section.ts";

/** Marks the links to the section under the bar, and scrolls to sections. */
export function markSections() {
  if (location.pathname !== "/") return;
  const links = document.querySelectorAll<HTMLElement>(".nav a[data-section]");
  const sections = [...document.querySelectorAll("main section[id]")];
  const follow = () => {
    const line = barOffsetPx + 1; // a pixel for rounding
    return followSections(sections, `-${line}px 0px ${line - innerHeight}px`, (section) =>
      markCurrent(links, ({ dataset }) => dataset.section === section?.id, "true"),
    );
  };
  let end = follow();
  addEventListener("resize", () => {
    end();
    end = follow();
  });
  document.addEventListener("click", (event) => {
    const link = event.target instanceof Element ? event.target.closest<HTMLElement>("a[data-section]") : null;
    if (!link || event.defaultPrevented || !isPlainClick(event)) return;
    const { section = "", offset = barOffsetPx } = link.dataset;
    event.preventDefault();
    if (location.hash !== `#${section}`) history.pushState(null, "", `#${section}`);
    layOutSections();
    scrollToSection(section, Number(offset));
  });
  const arrived = document.getElementById(location.hash.slice(1));
  if (arrived) holdUnderBar(arrived);
}

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
function layOutSections() {
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
