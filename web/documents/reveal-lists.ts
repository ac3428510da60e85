const visibleShare = 0.1;
const staggerMs = 150;
const climbMs = 900;
const climb = { translate: ["0 24px", "0 0"] };
const easing = "cubic-bezier(0.16, 0.84, 0.28, 1)"; // --ease-climb

/**
 * The items of a list climb into place, one after the other, once a tenth of them is in view. Those in view at first, or above, stay
 * still. The others are moved but never hidden, so that they can be found, printed and photographed before.
 */
export function revealLists() {
  if (matchMedia("(prefers-reduced-motion: reduce)").matches) return;
  const observer = new IntersectionObserver(handleChange, { threshold: visibleShare });
  const waiting = new Set<Element>();

  function handleChange(entries: IntersectionObserverEntry[]) {
    let turn = 0;
    for (const { target, isIntersecting, boundingClientRect } of entries) {
      if (!(target instanceof HTMLElement)) continue;
      const isPast = boundingClientRect.top < 0;
      if (isIntersecting || isPast) target.style.translate = "";
      if (isIntersecting && waiting.has(target)) {
        target.animate(climb, { duration: climbMs, delay: staggerMs * turn++, fill: "backwards", easing });
      }
      if (isIntersecting || isPast) observer.unobserve(target);
      else if (!waiting.has(target)) Object.assign(target.style, { translate: "0 24px", overflowAnchor: "none" }); // a moved anchor would scroll the page
      waiting.add(target);
    }
  }
  for (const item of document.querySelectorAll("[data-reveal] > :not([data-reveal])")) observer.observe(item);
}
