import { useLayoutEffect, useReducer, useRef } from "react";

/**
 * Returns a function that moves the focus or scrolls once what was set before it is on the page, so that a message is read out
 * with its field, and what was hidden can have the focus.
 */
export function useAfterRender() {
  const waiting = useRef<() => void>(undefined);
  const [, render] = useReducer((renders: number) => renders + 1, 0);
  useLayoutEffect(() => {
    const { current: act } = waiting;
    waiting.current = undefined;
    act?.();
  });
  return (act: () => void) => {
    waiting.current = act;
    render();
  };
}
