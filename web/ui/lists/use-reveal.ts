import { type RefCallback, useState } from "react";
import "./reveal.css";

/** The `ref` of a list that may rise. */
export type Rise = RefCallback<HTMLElement> | undefined;

const visibleShare = 0.1;

/**
 * A list that arrives after its page rises item by item as it comes into view, once. One that came
 * with the page stands still, and so does every list without script or where less motion is asked for.
 */
export function useRise(isPending = false): Rise {
  const [arrivesLate] = useState(isPending);
  return arrivesLate ? rise : undefined;
}

function rise(list: HTMLElement) {
  const observer = new IntersectionObserver(raise, { threshold: visibleShare });
  for (const item of list.children) {
    item.classList.add("rising");
    observer.observe(item);
  }
  return () => observer.disconnect();
}

/** Those that come into view together follow one another. */
function raise(entries: IntersectionObserverEntry[], observer: IntersectionObserver) {
  const seen = entries.filter((entry) => entry.isIntersecting).map((entry) => entry.target);
  for (const [turn, item] of seen.entries()) {
    if (item instanceof HTMLElement) item.style.setProperty("--turn", String(turn));
    item.classList.replace("rising", "has-risen");
    observer.unobserve(item);
  }
}
