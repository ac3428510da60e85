import type { ComponentProps } from "react";
import "./key.css";

type KeyLook = { face?: "bone" | "ink" | "lift"; small?: boolean };

/** The classes of a key, for links that look like one. */
export const keyClass = ({ face, small }: KeyLook = {}) =>
  ["key", face && `key--${face}`, small && "key--sm"].filter(Boolean).join(" ");

type KeyProps = KeyLook & { isBusy?: boolean } & Omit<ComponentProps<"button">, "className">;

/** A button. While busy it keeps its focus and ignores presses; say so in its label too ("Signing in..."). */
export function Key({ face, small, isBusy, onClick, ...button }: KeyProps) {
  return (
    <button
      type="button"
      {...button}
      className={keyClass({ face, small })}
      aria-busy={isBusy || undefined}
      aria-disabled={isBusy || undefined}
      onClick={(event) => (isBusy ? event.preventDefault() : onClick?.(event))}
    />
  );
}
