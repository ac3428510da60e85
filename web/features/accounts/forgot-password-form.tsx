import { useState } from "react";
import { accountsApi } from "#contract/accounts/endpoints.ts";
import type { ForgotPasswordRequest } from "#contract/accounts/forms.ts";
import { Key } from "#web/design/key.tsx";
import { useForm } from "#web/design/use-form.ts";
import { EmailField } from "./email-field.tsx";
import { explainAs } from "./explain.ts";
import { checkOfForm } from "./load-check.ts";
import { Outcome } from "./outcome.tsx";
import "./account-form.css";
import { api } from "#web/calls.ts";

const failed = {
  title: "Link not sent",
  description: "We could not send a link just now. Please try again in a moment.",
};

/** Asks for a link that sets a new password. */
export function ForgotPasswordForm() {
  const [message, setMessage] = useState<string>();
  const { problems, failure, isSending, form } = useForm({
    loadCheck: checkOfForm("forgotPassword"),
    send: (typed: ForgotPasswordRequest) => api(accountsApi.forgotPassword, { body: typed }),
    onSent: (answer) => setMessage(answer.message),
    explain: explainAs(failed),
  });
  if (message) return <Outcome>{message}</Outcome>;
  return (
    <form className="form account" {...form}>
      <EmailField autoComplete="email" error={problems.email} />
      {failure && <p className="err">{failure}</p>}
      <Key type="submit" isBusy={isSending}>
        {isSending ? "Sending..." : "Send me a link"}
      </Key>
      <noscript>
        <p>This form needs JavaScript.</p>
      </noscript>
    </form>
  );
}
