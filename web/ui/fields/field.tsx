import { type ReactNode, useId } from "react";
import "./field.css";

type Wiring = {
  id: string;
  className: "input";
  "aria-invalid": true | undefined;
  "aria-describedby": string | undefined;
};
type FieldProps = {
  label: string;
  hint?: string;
  error?: string;
  /** In a form of two columns: over both. */
  isFull?: boolean;
  /** Draws the input, select or textarea; spread the wiring into it. */
  children: (wiring: Wiring) => ReactNode;
};

/** A labelled control with its hint and error, tied together for screen readers. */
export function Field({ label, hint, error, isFull, children }: FieldProps) {
  const id = useId();
  const hintId = hint && `${id}-hint`;
  const errorId = error && `${id}-error`;
  return (
    <div className={isFull ? "field full" : "field"}>
      <label htmlFor={id}>{label}</label>
      {children({
        id,
        className: "input",
        "aria-invalid": error ? true : undefined,
        "aria-describedby": [errorId, hintId].filter(Boolean).join(" ") || undefined,
      })}
      {error && (
        <p className="error" id={errorId}>
          {error}
        </p>
      )}
      {hint && (
        <p className="hint" id={hintId}>
          {hint}
        </p>
      )}
    </div>
  );
}
