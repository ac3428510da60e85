import { useEffect, useRef } from "react";

/** A page closes on whoever stands in the middle of it when their session ends: they are to see its gate, not its foot. */
export function useScrollToGate(isMember: boolean) {
  const wasMember = useRef(isMember);
  useEffect(() => {
    if (wasMember.current && !isMember) scrollTo({ top: 0, behavior: "instant" });
    wasMember.current = isMember;
  }, [isMember]);
}
