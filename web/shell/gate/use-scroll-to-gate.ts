import { useEffect, useRef } from "react";

/** A session can end while its member has scrolled down: the gate that replaces the page is scrolled into view. */
export function useScrollToGate(isMember: boolean) {
  const wasMember = useRef(isMember);
  useEffect(() => {
    if (wasMember.current && !isMember) scrollTo({ top: 0, behavior: "instant" });
    wasMember.current = isMember;
  }, [isMember]);
}
