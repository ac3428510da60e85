import { useEffect, useRef } from "react";

/** Scrolls to the top when a session ends and the gate replaces a page that was scrolled down. */
export function useScrollToGate(isMember: boolean) {
  const wasMember = useRef(isMember);
  useEffect(() => {
    if (wasMember.current && !isMember) scrollTo({ top: 0, behavior: "instant" });
    wasMember.current = isMember;
  }, [isMember]);
}
