import { useQueryClient } from "@tanstack/react-query";
import { accountTexts } from "#contract/accounts/constants.ts";
import { accountsApi } from "#contract/accounts/endpoints.ts";
import type { LoginRequest } from "#contract/accounts/forms.ts";
import type { PostedForm } from "#contract/rendered-page.ts";
import { isRecruiting } from "#contract/team/openings.ts";
import { api } from "#web/api/api-client.ts";
import { useTeam } from "#web/api/team.ts";
import { describeAccountError } from "#web/features/accounts/account-error.ts";
import { rememberMember } from "#web/features/accounts/accounts.queries.ts";
import { loadValidationOf } from "#web/features/accounts/load-validation.ts";
import { Button } from "#web/ui/actions/button.tsx";
import { tryAgain } from "#web/ui/feedback/error-message.ts";
import { toast } from "#web/ui/feedback/toast-queue.ts";
import { PasswordField } from "#web/ui/fields/password-field.tsx";
import { useIslandForm } from "#web/ui/forms/use-island-form.ts";
import { EmailField } from "./email-field.tsx";
import "./account-form.css";

const formName = "sign-in";

type SignInFormProps = {
  /** The two screens word the same messages differently. */
  screen: "dialog" | "page";
  returnUrl?: string | undefined;
  /** The email address to start with, where it is known. */
  email?: string | undefined;
  /** The form as the server refused it when it was sent without JavaScript. */
  posted?: PostedForm | undefined;
  /** True while the page is being left after signing in. */
  isLeaving?: boolean;
  onSignedIn: () => void;
};

/**
 * The sign-in form. Without JavaScript, it posts to the sign-in page, which signs the member in or shows the form again with its
 * errors.
 */
export function SignInForm({ screen, returnUrl, email, posted, isLeaving = false, onSignedIn }: SignInFormProps) {
  const queryClient = useQueryClient();
  const team = useTeam();
  const refusedForm = posted?.form === formName ? posted : undefined;
  const { problems, failure, isSending, formProps } = useIslandForm({
    loadValidation: loadValidationOf(screen === "dialog" ? "signInDialog" : "signInPage"),
    send: (typed: LoginRequest) => api(accountsApi.login, { body: typed }),
    onSent: (member, sent) => {
      onSignedIn();
      rememberMember(queryClient, member);
      sent.reset();
      const { title, description } = accountTexts.signedIn[screen];
      toast({ title, ...((screen === "dialog" || isRecruiting(team)) && { description }) });
    },
    hasFailureToast: true,
    errorMessage: describeAccountError({ ...accountTexts.signInFailed[screen], lost: tryAgain }),
    refusedForm,
  });
  const isBusy = isSending || isLeaving;
  return (
    <form className="form account-form" action="/login" {...formProps}>
      <input type="hidden" name="form" value={formName} />
      {returnUrl && <input type="hidden" name="returnUrl" value={returnUrl} />}
      <EmailField autoComplete="username" error={problems.email} defaultValue={refusedForm?.values.email ?? email} />
      <PasswordField label="Password" name="password" autoComplete="current-password" error={problems.password} />
      {failure && <p className="error">{failure}</p>}
      <Button type="submit" isBusy={isBusy}>
        {isBusy ? accountTexts.pending.signIn : "Sign In"}
      </Button>
    </form>
  );
}
