import { useEffect, useRef } from "react";

/**
 * Keeps the focus in the bar's account area. If signing in or out removes the focused control, focuses the one that replaces it.
 */
export function useAccountFocus<E extends HTMLElement>(isMember: boolean) {
  const place = useRef<E>(null);
  const isExpected = useRef(false);

  // biome-ignore lint/correctness/useExhaustiveDependencies: runs when isMember changes
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
