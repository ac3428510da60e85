import { TextField } from "#web/ui/forms/text-field.tsx";
import type { RegisteredField } from "#web/ui/forms/use-form-mutation.ts";

/** Somebody's name; no password manager fills in that of whoever types it. */
export const UsernameField = (field: RegisteredField) => (
  <TextField label="Username" autoCapitalize="none" autoCorrect="off" spellCheck={false} {...field} />
);
