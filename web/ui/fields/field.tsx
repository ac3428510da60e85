import { createContext, type ReactNode, use, useId } from "react";
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

const Shared = createContext<{ id: string; message: string } | undefined>(undefined);

type SharedErrorProps = { problems: Record<string, string | undefined>; children: ReactNode };

/** Wraps a form's fields. A message that several of them share is shown once, above them, and tied to each. */
export function SharedError({ problems, children }: SharedErrorProps) {
  const id = useId();
  const messages = Object.values(problems);
  const message = messages.find((one, index) => one && messages.indexOf(one) !== index);
  return (
    <Shared value={message ? { id, message } : undefined}>
      {message && (
        <p className="error full" id={id}>
          {message}
        </p>
      )}
      {children}
    </Shared>
  );
}

/** Returns the id of the shared message if this error is shown above the fields, or undefined. */
function useSharedError(error: string | undefined): string | undefined {
  const shared = use(Shared);
  return error && error === shared?.message ? shared.id : undefined;
}
