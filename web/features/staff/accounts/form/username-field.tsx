import { TextField } from "#web/ui/forms/text-field.tsx";
import type { RegisteredField } from "#web/ui/forms/use-submit-form.ts";

/** Another person's username, which password managers mustn't fill in. */
export const UsernameField = (field: RegisteredField) => (
  <TextField label="Username" autoCapitalize="none" autoCorrect="off" spellCheck={false} {...field} />
);
