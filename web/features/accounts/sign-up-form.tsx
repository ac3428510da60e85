import { useQueryClient } from "@tanstack/react-query";
import { accountTexts } from "#contract/accounts/constants.ts";
import { accountsApi } from "#contract/accounts/endpoints.ts";
import type { RegisterRequest } from "#contract/accounts/forms.ts";
import { Field } from "#web/design/field.tsx";
import { Key } from "#web/design/key.tsx";
import { NewPasswordField } from "#web/design/new-password-field.tsx";
import { toast } from "#web/design/toast.ts";
import { useForm } from "#web/design/use-form.ts";
import { rememberMember } from "./accounts.queries.ts";
import { EmailField } from "./email-field.tsx";
import { explainAs } from "./explain.ts";
import { checkOfForm } from "./load-check.ts";
import "./account-form.css";
import { api } from "#web/calls.ts";

/** Makes an account from the dialog. */
export function SignUpForm({ onSignedUp }: { onSignedUp: () => void }) {
  const queryClient = useQueryClient();
  const { problems, failure, isSending, form } = useForm({
    loadCheck: checkOfForm("signUpDialog"),
    send: (typed: RegisterRequest) => api(accountsApi.register, { body: typed }),
    onSent: (member, sent) => {
      onSignedUp();
      rememberMember(queryClient, member);
      sent.reset();
      toast(accountTexts.registered.dialog);
    },
    explain: explainAs(accountTexts.registerFailed.dialog),
  });
  return (
    <form className="form account" {...form}>
      <EmailField autoComplete="email" error={problems.email} />
      <Field label="Name" error={problems.name}>
        {(wiring) => <input {...wiring} name="name" autoComplete="name" />}
      </Field>
      <Field label="Discord username" error={problems.discord} hint={accountTexts.discordHint}>
        {(wiring) => <input {...wiring} name="discord" autoComplete="off" autoCapitalize="none" spellCheck={false} />}
      </Field>
      <NewPasswordField label="Password" name="password" least={6} error={problems.password} />
      {failure && <p className="err">{failure}</p>}
      <Key type="submit" isBusy={isSending}>
        {isSending ? accountTexts.pending.register : "Sign Up"}
      </Key>
      <p className="account__small">{accountTexts.minimumAge}</p>
    </form>
  );
}
