import { useLayoutEffect, useRef } from "react";

/** Measures the bar and the row of tabs, which grow with their text, so that sticky elements can stay below them. */
export function useChromeHeight() {
  const frame = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const element = frame.current;
    const [bar, tabs] = [...(element?.querySelectorAll<HTMLElement>(":scope > header, :scope > nav") ?? [])];
    if (!element || !bar || !tabs) return;
    const measure = () => {
      element.style.setProperty("--bar-height", `${bar.offsetHeight}px`);
      element.style.setProperty("--tabs-height", `${tabs.offsetHeight}px`);
    };
    const sizes = new ResizeObserver(measure);
    for (const part of [bar, tabs]) sizes.observe(part);
    return () => sizes.disconnect();
  }, []);
  return frame;
}
