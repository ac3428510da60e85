import { type ReactNode, useId } from "react";
import { useSharedError } from "./shared-error.tsx";
import "./field.css";

type InputProps = {
  id: string;
  className: "input";
  "aria-invalid": true | undefined;
  "aria-describedby": string | undefined;
};
type FieldProps = {
  label: string;
  hint?: string;
  error?: string;
  /** Spans both columns of a two-column form. */
  isFull?: boolean;
  /** Renders the input, select or textarea with these props. */
  children: (inputProps: InputProps) => ReactNode;
};

/** A labelled control with its hint, which an error replaces. Both are tied to it for screen readers. */
export function Field({ label, hint, error, isFull, children }: FieldProps) {
  const id = useId();
  const shared = useSharedError(error);
  const message = shared ? undefined : error || hint;
  const messageId = shared ?? `${id}-message`;
  return (
    <div className={isFull ? "field full" : "field"}>
      <label htmlFor={id}>{label}</label>
      {children({
        id,
        className: "input",
        "aria-invalid": error ? true : undefined,
        "aria-describedby": shared || message ? messageId : undefined,
      })}
      {message && (
        <p className={error ? "error" : "hint"} id={messageId}>
          {message}
        </p>
      )}
    </div>
  );
}
