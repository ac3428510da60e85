import type { ComponentProps } from "react";
import "./text-button.css";

type TextButtonProps = { isDestructive?: boolean; isDisabled?: boolean } & Omit<ComponentProps<"button">, "className">;

/** The quietest action, a word among others; a grave one takes something away. A blocked one keeps its focus and ignores presses. */
export const TextButton = ({ isDestructive, isDisabled, onClick, ...button }: TextButtonProps) => (
  <button
    type="button"
    {...button}
    className={isDestructive ? "text-button text-button--destructive" : "text-button"}
    aria-disabled={isDisabled || undefined}
    onClick={(event) => (isDisabled ? event.preventDefault() : onClick?.(event))}
  />
);
