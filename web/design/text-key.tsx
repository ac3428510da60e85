import type { ComponentProps } from "react";
import "./text-key.css";

type TextKeyProps = { isGrave?: boolean } & Omit<ComponentProps<"button">, "className">;

/** The quietest action, a word among others; a grave one takes something away. */
export const TextKey = ({ isGrave, ...button }: TextKeyProps) => (
  <button type="button" {...button} className={isGrave ? "txt txt--no" : "txt"} />
);
