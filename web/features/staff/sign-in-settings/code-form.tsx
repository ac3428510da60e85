import type { ReactNode } from "react";
import type { CodeRequest } from "#contract/staff/second-factor/forms.ts";
import { ownSchemas } from "#web/features/staff/own-account-schemas.ts";
import { DialogForm } from "#web/ui/forms/dialog-form.tsx";
import { TextField } from "#web/ui/forms/text-field.tsx";
import type { Failure } from "#web/ui/forms/use-failure.ts";
import { useSubmitForm } from "#web/ui/forms/use-submit-form.ts";

type CodeFormProps<Answer> = {
  label: string;
  hint: string;
  submitLabel: string;
  send: (body: CodeRequest) => Promise<Answer>;
  onSent: (answer: Answer) => void;
  errorMessage: (error: unknown) => Failure;
  onCancel: () => void;
  formClass?: string;
  /** The class of the buttons. */
  className?: string;
  /** What the code is for, above the field. */
  children: ReactNode;
};

/** Asks for a code from an authenticator app, which phones and password managers can fill in. */
export function CodeForm<Answer>({
  label,
  hint,
  send,
  onSent,
  errorMessage,
  children,
  ...actions
}: CodeFormProps<Answer>) {
  const form = useSubmitForm({
    defaultValues: { code: "" },
    schema: () => ownSchemas.secondFactor().then((forms) => forms.CodeRequest),
    send: (body: CodeRequest) => send(body),
    onSent,
    errorMessage,
  });
  return (
    <DialogForm form={form} pendingLabel="Checking..." {...actions}>
      {children}
      <TextField
        label={label}
        hint={hint}
        autoComplete="one-time-code"
        autoCapitalize="none"
        autoCorrect="off"
        spellCheck={false}
        {...form.fieldProps("code")}
      />
    </DialogForm>
  );
}
