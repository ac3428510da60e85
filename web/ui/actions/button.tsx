import type { ComponentProps } from "react";
import "./button.css";

type KeyLook = { face?: "bone" | "ink" | "lift"; small?: boolean };

/** The classes of a key, for links that look like one. */
export const keyClass = ({ face, small }: KeyLook = {}) =>
  ["key", face && `key--${face}`, small && "key--sm"].filter(Boolean).join(" ");

type KeyProps = KeyLook & { isBusy?: boolean; isBlocked?: boolean } & Omit<ComponentProps<"button">, "className">;

/**
 * A button. While busy it keeps its focus and ignores presses; say so in its label too ("Signing in..."). A blocked one does
 * the same and looks disabled: for what may change under somebody who stands on it.
 */
export function Key({ face, small, isBusy, isBlocked, onClick, ...button }: KeyProps) {
  const isDeaf = isBusy || isBlocked;
  return (
    <button
      type="button"
      {...button}
      className={keyClass({ face, small })}
      aria-busy={isBusy || undefined}
      aria-disabled={isDeaf || undefined}
      onClick={(event) => (isDeaf ? event.preventDefault() : onClick?.(event))}
    />
  );
}
