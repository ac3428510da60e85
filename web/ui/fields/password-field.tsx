import { type ComponentProps, type ReactNode, useState } from "react";
import { Field } from "./field.tsx";
import "./password-field.css";

export type PasswordFieldProps = ComponentProps<"input"> & {
  label: string;
  autoComplete: "current-password" | "new-password";
  hint?: string | undefined;
  error?: string | undefined;
  /** Shown right below the input. */
  children?: ReactNode;
};

/** A password field with a button that shows the password. Pasting and password managers work. */
export function PasswordField({ label, hint, error, children, ...input }: PasswordFieldProps) {
  const [isShown, setShown] = useState(false);
  return (
    <Field label={label} {...(hint && { hint })} {...(error && { error })}>
      {(inputProps) => (
        <>
          <span className="password-field">
            <input
              {...inputProps}
              {...input}
              type={isShown ? "text" : "password"}
              autoCapitalize="none"
              autoCorrect="off"
              spellCheck={false}
            />
            <button
              type="button"
              className="password-field__eye"
              aria-label={isShown ? "Hide password" : "Show password"}
              onClick={() => setShown(!isShown)}
            >
              {isShown ? "Hide" : "Show"}
            </button>
          </span>
          {children}
        </>
      )}
    </Field>
  );
}
