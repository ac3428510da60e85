import type { ComponentProps } from "react";
import "./button.css";

type ButtonLook = { variant?: "light" | "dark" | "secondary" | "danger"; small?: boolean };

/** The classes of a button, for links that look like one. */
export const buttonClass = ({ variant, small }: ButtonLook = {}) =>
  ["button", variant && `button--${variant}`, small && "button--small"].filter(Boolean).join(" ");

type ButtonProps = ButtonLook & { isBusy?: boolean; isDisabled?: boolean } & Omit<
    ComponentProps<"button">,
    "className"
  >;

/**
 * A button. While busy it keeps its focus and ignores presses; say so in its label too ("Signing in..."). A blocked one does
 * the same and looks disabled: for what may change under someone who stands on it.
 */
export function Button({ variant, small, isBusy, isDisabled, onClick, ...button }: ButtonProps) {
  const ignoresPresses = isBusy || isDisabled;
  return (
    <button
      type="button"
      {...button}
      className={buttonClass({ variant, small })}
      aria-busy={isBusy || undefined}
      aria-disabled={ignoresPresses || undefined}
      onClick={(event) => (ignoresPresses ? event.preventDefault() : onClick?.(event))}
    />
  );
}
