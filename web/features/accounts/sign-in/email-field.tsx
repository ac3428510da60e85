import type { ComponentProps } from "react";
import { TextField } from "#web/ui/forms/text-field.tsx";

type EmailFieldProps = ComponentProps<"input"> & {
  /** Tells password managers what the field identifies. */
  autoComplete: "username" | "email";
  error: string | undefined;
};

export const EmailField = (input: EmailFieldProps) => (
  <TextField label="Email" name="email" type="email" autoCapitalize="none" spellCheck={false} {...input} />
);
