import { useLocation } from "@tanstack/react-router";
import { useEffect, useState } from "react";
import { type SectionId, sectionIds } from "#web/paths.ts";
import { barOffsetPx } from "./section-scroll.ts";

/** The section of the home page that lies under the bar, if any. */
export function useActiveSection(): SectionId | undefined {
  const isHome = useLocation({ select: ({ pathname }) => pathname === "/" });
  const [underBar, setUnderBar] = useState<SectionId>();

  useEffect(() => {
    if (!isHome) return;
    let frame = 0;
    const look = () => {
      cancelAnimationFrame(frame);
      frame = requestAnimationFrame(() => setUnderBar(sectionUnderBar()));
    };
    look();
    addEventListener("scroll", look, { passive: true });
    addEventListener("resize", look, { passive: true });
    return () => {
      cancelAnimationFrame(frame);
      removeEventListener("scroll", look);
      removeEventListener("resize", look);
    };
  }, [isHome]);

  return isHome ? underBar : undefined;
}

/** Sections overlap where a field climbs over the one above it: the later one wins. */
const sectionUnderBar = () =>
  sectionIds.findLast((id) => {
    const section = document.getElementById(id)?.getBoundingClientRect();
    return section !== undefined && section.top <= barOffsetPx + 1 && section.bottom > barOffsetPx + 1; // a pixel for rounding
  });
