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
