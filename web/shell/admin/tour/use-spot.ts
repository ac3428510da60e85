import { useLayoutEffect, useState } from "react";

/** An element's position on the screen. */
export type Spot = { left: number; top: number; width: number; height: number };

/** Scrolls an element into view and tracks its position. Undefined if it isn't on the page. */
export function useSpot(selector: string): Spot | undefined {
  const [spot, setSpot] = useState<Spot>();
  useLayoutEffect(() => {
    const shown = document.querySelector(selector);
    const look = () => setSpot(shown ? spotOf(shown) : undefined);
    const bringIntoView = () => {
      shown?.scrollIntoView({ block: "nearest", inline: "center" });
      look();
    };
    bringIntoView();
    if (!shown) return;
    const observer = new ResizeObserver(look);
    for (const changing of [shown, document.documentElement]) observer.observe(changing);
    addEventListener("resize", bringIntoView);
    addEventListener("scroll", look, { capture: true, passive: true }); // captured, because the tabs' scroll events don't bubble
    return () => {
      observer.disconnect();
      removeEventListener("resize", bringIntoView);
      removeEventListener("scroll", look, { capture: true });
    };
  }, [selector]);
  return spot;
}

function spotOf(element: Element): Spot {
  const { left, top, width, height } = element.getBoundingClientRect();
  return { left, top, width, height };
}
