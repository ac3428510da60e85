import type { ComponentProps } from "react";
import "./text-button.css";

type TextButtonProps = { isDestructive?: boolean; isDisabled?: boolean } & Omit<ComponentProps<"button">, "className">;

/** A button that looks like a word in running text. While disabled it keeps the focus and ignores presses. */
export const TextButton = ({ isDestructive, isDisabled, onClick, ...button }: TextButtonProps) => (
  <button
    type="button"
    {...button}
    className={isDestructive ? "text-button text-button--destructive" : "text-button"}
    aria-disabled={isDisabled || undefined}
    onClick={(event) => (isDisabled ? event.preventDefault() : onClick?.(event))}
  />
);
