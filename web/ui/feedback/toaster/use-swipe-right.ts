import { type PointerEvent, useRef } from "react";

/** A pointer that has moved further than this is swiping, not pressing. */
const startsAtPx = 5;
const thresholdPx = 50;

/** Lets an element be swiped away to the right. Released before the threshold, it springs back. */
export function useSwipeRight<E extends HTMLElement>(onSwiped: () => void) {
  const pressedAtX = useRef<number>(undefined);

  const pushed = (event: PointerEvent<E>) =>
    pressedAtX.current === undefined ? 0 : Math.max(0, event.clientX - pressedAtX.current);
  const release = (event: PointerEvent<E>) => {
    pressedAtX.current = undefined;
    event.currentTarget.style.translate = "";
  };

  return {
    onPointerDown(event: PointerEvent<E>) {
      if (event.button === 0) pressedAtX.current = event.clientX;
    },
    onPointerMove(event: PointerEvent<E>) {
      const byPx = pushed(event);
      if (byPx < startsAtPx) return;
      event.currentTarget.setPointerCapture(event.pointerId);
      event.currentTarget.style.translate = `${byPx}px`;
    },
    onPointerUp(event: PointerEvent<E>) {
      const byPx = pushed(event);
      release(event);
      if (byPx >= thresholdPx) onSwiped();
    },
    onPointerCancel: release,
  };
}
