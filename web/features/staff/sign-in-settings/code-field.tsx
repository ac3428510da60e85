import { TextField } from "#web/ui/forms/text-field.tsx";
import type { RegisteredField } from "#web/ui/forms/use-submit-form.ts";

type CodeFieldProps = RegisteredField & { label: string; hint?: string };

/** A code from an authenticator app, which phones and password managers can fill in. */
export const CodeField = (props: CodeFieldProps) => (
  <TextField {...props} autoComplete="one-time-code" autoCapitalize="none" autoCorrect="off" spellCheck={false} />
);
