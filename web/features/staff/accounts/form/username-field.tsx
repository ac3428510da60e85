import { Field } from "#web/ui/fields/field.tsx";

type UsernameFieldProps = { username?: string; error: string | undefined };

/** Somebody's name; no password manager fills in that of whoever types it. */
export const UsernameField = ({ username, error }: UsernameFieldProps) => (
  <Field label="Username" error={error}>
    {(wiring) => (
      <input
        {...wiring}
        name="username"
        autoComplete="off"
        autoCapitalize="none"
        autoCorrect="off"
        spellCheck={false}
        defaultValue={username}
      />
    )}
  </Field>
);
