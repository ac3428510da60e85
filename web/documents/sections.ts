import { barOffsetPx, holdUnderBar, scrollToSection } from "#web/shell/links/scroll-to-section.ts";
import { isPlainClick } from "#web/ui/actions/plain-click.ts";

/** Marks the links to the section under the bar, and scrolls to sections. Sections overlap, so the later one wins. */
export function markSections() {
  const links = [...document.querySelectorAll<HTMLElement>("a[data-section]")];
  const sections = [...document.querySelectorAll("main section[id]")];
  if (location.pathname !== "/") return;
  const isUnderBar = (section: Element) => {
    const { top, bottom } = section.getBoundingClientRect();
    return top <= barOffsetPx + 1 && bottom > barOffsetPx + 1; // a pixel for rounding
  };
  oncePerFrame(() => {
    const current = sections.findLast(isUnderBar)?.id;
    for (const link of links) {
      if (!link.closest(".nav")) continue;
      if (link.dataset.section === current) link.setAttribute("aria-current", "true");
      else link.removeAttribute("aria-current");
    }
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

/** Marks the table of contents entry of the section being read. */
export function markContents() {
  const links = [...document.querySelectorAll<HTMLAnchorElement>(".table-of-contents a")];
  const onLine = new Set<string>();
  const observer = new IntersectionObserver(
    (entries) => {
      for (const { target, isIntersecting } of entries) {
        if (isIntersecting) onLine.add(target.id);
        else onLine.delete(target.id);
      }
      const current = links.findLast(({ hash }) => onLine.has(hash.slice(1)));
      for (const link of links) {
        if (link === current) link.setAttribute("aria-current", "location");
        else link.removeAttribute("aria-current");
      }
    },
    { rootMargin: "-25% 0px -75% 0px" }, // where people read: a quarter below the top of the window
  );
  for (const { hash } of links) {
    const section = document.getElementById(hash.slice(1));
    if (section) observer.observe(section);
  }
}

function oncePerFrame(look: () => void) {
  let frame = 0;
  const ask = () => {
    cancelAnimationFrame(frame);
    frame = requestAnimationFrame(look);
  };
  ask();
  for (const move of ["scroll", "resize"]) addEventListener(move, ask, { passive: true });
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
