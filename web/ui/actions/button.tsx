import type { ComponentProps } from "react";
import "./button.css";

type ButtonLook = { variant?: "light" | "dark" | "secondary" | "danger"; small?: boolean };

/** Returns a button's classes, for links that look like buttons. */
export const buttonClass = ({ variant, small }: ButtonLook = {}) =>
  ["button", variant && `button--${variant}`, small && "button--small"].filter(Boolean).join(" ");

type ButtonProps = ButtonLook & { isBusy?: boolean; isDisabled?: boolean } & Omit<
    ComponentProps<"button">,
    "className"
  >;

/**
 * A button. While `isBusy` it keeps the focus and ignores presses, so change its label too ("Signing in..."). `isDisabled` does
 * the same and looks disabled; use it where the state can change while the button has the focus. With `aria-disabled` it only
 * looks so, and a press says what is missing.
 */
export function Button({ variant, small, isBusy, isDisabled, onClick, ...button }: ButtonProps) {
  const ignoresPresses = isBusy || isDisabled;
  return (
    <button
      type="button"
      {...button}
      className={buttonClass({ variant, small })}
      aria-busy={isBusy || undefined}
      aria-disabled={ignoresPresses || button["aria-disabled"]}
      onClick={(event) => (ignoresPresses ? event.preventDefault() : onClick?.(event))}
    />
  );
}
