/** How far below the top of the window a section comes to rest: clear of the bar. `nav.css` says the same to the browser. */
export const barOffsetPx = 100;

const prefersStillness = () => matchMedia("(prefers-reduced-motion: reduce)").matches;

/** Brings a section of this page under the bar, and the keyboard with it. */
export function scrollToSection(id: string, offsetPx: number) {
  const section = document.getElementById(id);
  if (!section) return;
  const top = section.getBoundingClientRect().top + scrollY - offsetPx;
  scrollTo({ top, behavior: prefersStillness() ? "instant" : "smooth" });
  takeFocus(section);
}

/** Lets the next Tab start from here. */
export function takeFocus(element: HTMLElement) {
  if (!element.hasAttribute("tabindex")) element.tabIndex = -1;
  element.focus({ preventScroll: true });
}

const settlesWithinMs = 3000;
const visitorMoves = ["wheel", "touchstart", "pointerdown", "keydown"];

/** Keeps a section that lies under the bar there while the page above it settles, until the visitor moves. */
export function holdUnderBar(section: HTMLElement) {
  if (Math.abs(section.getBoundingClientRect().top - barOffsetPx) > 1) return;
  const settling = new ResizeObserver(() => section.scrollIntoView({ behavior: "instant" }));
  settling.observe(document.body);
  const letGo = new AbortController();
  for (const move of visitorMoves) addEventListener(move, () => letGo.abort(), { passive: true, signal: letGo.signal });
  setTimeout(() => letGo.abort(), settlesWithinMs);
  letGo.signal.addEventListener("abort", () => settling.disconnect());
}
