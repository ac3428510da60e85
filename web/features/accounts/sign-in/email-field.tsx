import { Field } from "#web/ui/fields/field.tsx";

type EmailFieldProps = {
  /** Password managers know the account by it. */
  autoComplete: "username" | "email";
  error: string | undefined;
  typed?: string | undefined;
};

export const EmailField = ({ autoComplete, error, typed }: EmailFieldProps) => (
  <Field label="Email" error={error}>
    {(wiring) => (
      <input
        {...wiring}
        name="email"
        type="email"
        autoComplete={autoComplete}
        autoCapitalize="none"
        spellCheck={false}
        defaultValue={typed}
      />
    )}
  </Field>
);
