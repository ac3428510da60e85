import { type RefCallback, useState } from "react";
import "./reveal.css";

/** The `ref` of a list whose items may be revealed. */
export type Reveal = RefCallback<HTMLElement> | undefined;

const visibleShare = 0.1;

/**
 * A list that arrives after its page moves up item by item as it comes into view, once. One that came
 * with the page stands still, and so does every list without script or where less motion is asked for.
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

/** Those that come into view together follow one another. */
function showInTurn(entries: IntersectionObserverEntry[], observer: IntersectionObserver) {
  const seen = entries.filter((entry) => entry.isIntersecting).map((entry) => entry.target);
  for (const [turn, item] of seen.entries()) {
    if (item instanceof HTMLElement) item.style.setProperty("--turn", String(turn));
    item.classList.replace("reveal", "is-revealed");
    observer.unobserve(item);
  }
}
