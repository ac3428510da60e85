import { useQueryClient } from "@tanstack/react-query";
import { accountTexts } from "#contract/accounts/constants.ts";
import { accountsApi } from "#contract/accounts/endpoints.ts";
import type { LoginRequest } from "#contract/accounts/forms.ts";
import type { PostedForm } from "#contract/rendered-page.ts";
import { api } from "#web/api/api-client.ts";
import { rememberMember } from "#web/features/accounts/accounts.queries.ts";
import { describeError } from "#web/features/accounts/error-message.ts";
import { checkOfForm } from "#web/features/accounts/load-check.ts";
import { Button } from "#web/ui/actions/button.tsx";
import { toast } from "#web/ui/feedback/toast.ts";
import { PasswordField } from "#web/ui/fields/passwords/password-field.tsx";
import { useIslandForm } from "#web/ui/forms/use-island-form.ts";
import { EmailField } from "./email-field.tsx";
import "./account-form.css";

const formName = "sign-in";

type SignInFormProps = {
  /** The two screens say the same in different words. */
  screen: "dialog" | "page";
  returnUrl?: string | undefined;
  /** The form as it came back without script. */
  posted?: PostedForm | undefined;
  /** While the page that one comes from is being left. */
  isLeaving?: boolean;
  onSignedIn: () => void;
};

/** Without script it goes to the sign-in page, which shows it again with what is wrong, or lets in. */
export function SignInForm({ screen, returnUrl, posted, isLeaving = false, onSignedIn }: SignInFormProps) {
  const queryClient = useQueryClient();
  const refused = posted?.form === formName ? posted : undefined;
  const { problems, failure, isSending, form } = useIslandForm({
    loadCheck: checkOfForm(screen === "dialog" ? "signInDialog" : "signInPage"),
    send: (typed: LoginRequest) => api(accountsApi.login, { body: typed }),
    onSent: (member, sent) => {
      onSignedIn();
      rememberMember(queryClient, member);
      sent.reset();
      toast(accountTexts.signedIn[screen]);
    },
    hasFailureToast: true,
    errorMessage: describeError(accountTexts.signInFailed[screen]),
    refused,
  });
  const isBusy = isSending || isLeaving;
  return (
    <form className="form account" action="/login" {...form}>
      <input type="hidden" name="form" value={formName} />
      {returnUrl && <input type="hidden" name="returnUrl" value={returnUrl} />}
      <EmailField autoComplete="username" error={problems.email} defaultValue={refused?.values.email} />
      <PasswordField label="Password" name="password" autoComplete="current-password" error={problems.password} />
      {failure && <p className="error">{failure}</p>}
      <Button type="submit" isBusy={isBusy}>
        {isBusy ? accountTexts.pending.signIn : "Sign In"}
      </Button>
    </form>
  );
}
