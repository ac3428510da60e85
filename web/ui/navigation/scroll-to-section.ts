/** How far below the top of the window a section stops, to clear the bar. `nav.css` sets the same for the browser. */
export const barOffsetPx = 100;

const prefersReducedMotion = () => matchMedia("(prefers-reduced-motion: reduce)").matches;

/** Scrolls to a section of this page and moves the focus there. */
export function scrollToSection(id: string, offsetPx: number) {
  const section = document.getElementById(id);
  if (!section) return;
  const top = section.getBoundingClientRect().top + scrollY - offsetPx;
  scrollTo({ top, behavior: prefersReducedMotion() ? "instant" : "smooth" });
  takeFocus(section);
}

/** Makes the next Tab press start from this element. */
export function takeFocus(element: HTMLElement) {
  if (!element.hasAttribute("tabindex")) element.tabIndex = -1;
  element.focus({ preventScroll: true });
}

const settlesWithinMs = 3000;
const visitorMoves = ["wheel", "touchstart", "pointerdown", "keydown"];

/** Keeps a section in place under the bar while the page above it is still loading, until the visitor scrolls. */
export function holdUnderBar(section: HTMLElement) {
  if (Math.abs(section.getBoundingClientRect().top - barOffsetPx) > 1) return;
  const settling = new ResizeObserver(() => section.scrollIntoView({ behavior: "instant" }));
  settling.observe(document.body);
  const letGo = new AbortController();
  for (const move of visitorMoves) addEventListener(move, () => letGo.abort(), { passive: true, signal: letGo.signal });
  setTimeout(() => letGo.abort(), settlesWithinMs);
  letGo.signal.addEventListener("abort", () => settling.disconnect());
}

/** Where people read: a line a quarter below the top of the window. */
export const readingLine = "-25% 0px -75% 0px";

/**
 * Calls back with the section on a line across the window, at first and whenever it's another one. If they overlap, the later
 * one counts. `line` is the margins that leave only the line of the window. Returns a function that ends it.
 */
export function followSections(
  sections: readonly Element[],
  line: string,
  onChange: (section: Element | undefined) => void,
) {
  const onLine = new Set<Element>();
  const observer = new IntersectionObserver(
    (entries) => {
      for (const { target, isIntersecting } of entries) {
        if (isIntersecting) onLine.add(target);
        else onLine.delete(target);
      }
      onChange(sections.findLast((section) => onLine.has(section)));
    },
    { rootMargin: line },
  );
  for (const section of sections) observer.observe(section);
  return () => observer.disconnect();
}

/** Marks the link to the section that's current, and no other. */
export function markCurrent<Link extends Element>(
  links: Iterable<Link>,
  isCurrent: (link: Link) => boolean,
  value: "location" | "true",
) {
  for (const link of links) {
    if (isCurrent(link)) link.setAttribute("aria-current", value);
    else link.removeAttribute("aria-current");
  }
}
