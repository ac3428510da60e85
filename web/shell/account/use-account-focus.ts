import { useEffect, useRef } from "react";

/**
 * Where the bar says who one is. After signing in or out by a control that then disappears, the focus is on the one that
 * took its place.
 */
export function useAccountFocus<E extends HTMLElement>(isMember: boolean) {
  const place = useRef<E>(null);
  const isExpected = useRef(false);

  // biome-ignore lint/correctness/useExhaustiveDependencies: it acts when that changes
  useEffect(() => {
    if (isExpected.current) place.current?.querySelector<HTMLElement>("a, button")?.focus();
    isExpected.current = false;
  }, [isMember]);

  return {
    place,
    expectChange: () => {
      isExpected.current = true;
    },
  };
}
