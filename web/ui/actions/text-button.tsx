import type { ComponentProps } from "react";
import "./text-button.css";

type TextKeyProps = { isGrave?: boolean; isBlocked?: boolean } & Omit<ComponentProps<"button">, "className">;

/** The quietest action, a word among others; a grave one takes something away. A blocked one keeps its focus and ignores presses. */
export const TextKey = ({ isGrave, isBlocked, onClick, ...button }: TextKeyProps) => (
  <button
    type="button"
    {...button}
    className={isGrave ? "txt txt--no" : "txt"}
    aria-disabled={isBlocked || undefined}
    onClick={(event) => (isBlocked ? event.preventDefault() : onClick?.(event))}
  />
);
