import { type RefCallback, useState } from "react";
import "./reveal.css";

/** The `ref` of a list whose items may be revealed. */
export type Reveal = RefCallback<HTMLElement> | undefined;

const visibleShare = 0.1;

/**
 * Moves the items of a list into place as they scroll into view, once, if the list loads after its page. A list that came with
 * the page stays still, as does any list without JavaScript or with reduced motion.
 */
export function useReveal(isPending = false): Reveal {
  const [arrivesLate] = useState(isPending);
  return arrivesLate ? reveal : undefined;
}

function reveal(list: HTMLElement) {
  const observer = new IntersectionObserver(showInTurn, { threshold: visibleShare });
  for (const item of list.children) {
    item.classList.add("reveal");
    observer.observe(item);
  }
  return () => observer.disconnect();
}

/** Items that come into view together are revealed one after another. */
function showInTurn(entries: IntersectionObserverEntry[], observer: IntersectionObserver) {
  const seen = entries.filter((entry) => entry.isIntersecting).map((entry) => entry.target);
  for (const [turn, item] of seen.entries()) {
    if (item instanceof HTMLElement) item.style.setProperty("--turn", String(turn));
    item.classList.replace("reveal", "is-revealed");
    observer.unobserve(item);
  }
}
