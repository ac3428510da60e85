import { useQueryClient } from "@tanstack/react-query";
import { accountTexts } from "#contract/accounts/constants.ts";
import { accountsApi } from "#contract/accounts/endpoints.ts";
import { Key } from "#web/design/key.tsx";
import { NewPasswordField } from "#web/design/new-password-field.tsx";
import { toast } from "#web/design/toast.ts";
import { useForm } from "#web/design/use-form.ts";
import { forgetMember, me } from "./accounts.queries.ts";
import { explainAs } from "./explain.ts";
import { checkOfForm } from "./load-check.ts";
import "./account-form.css";
import { api } from "#web/calls.ts";

const failed = { title: "Password not changed", description: "Please try again in a moment." };

type ResetPasswordFormProps = { token: string; onReset: () => void };

/** Sets a new password by a mailed link, which signs the account out everywhere: here too, if it is signed in here. */
export function ResetPasswordForm({ token, onReset }: ResetPasswordFormProps) {
  const queryClient = useQueryClient();
  const { problems, failure, isSending, form } = useForm({
    loadCheck: checkOfForm("resetPassword"),
    read: (typed) => ({ token, newPassword: typed.querySelector<HTMLInputElement>("[name=newPassword]")?.value ?? "" }),
    send: (request) => api(accountsApi.resetPassword, { body: request }),
    onSent: ({ email }) => {
      onReset();
      if (queryClient.getQueryData(me().queryKey)?.email === email) forgetMember(queryClient);
      toast({ title: accountTexts.passwordUpdated });
    },
    explain: explainAs(failed),
  });
  return (
    <form className="form account" {...form}>
      <NewPasswordField label="New password" name="newPassword" least={6} error={problems.newPassword} />
      {failure && <p className="err">{failure}</p>}
      <Key type="submit" isBusy={isSending}>
        {isSending ? "Saving..." : "Set new password"}
      </Key>
    </form>
  );
}
