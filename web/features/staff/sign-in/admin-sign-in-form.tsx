import { useQueryClient } from "@tanstack/react-query";
import type { ReactNode } from "react";
import { accountTexts } from "#contract/accounts/constants.ts";
import { ApiFailure, outageSentence } from "#contract/client.ts";
import type { PostedForm } from "#contract/rendered-page.ts";
import { returnQuery } from "#contract/return-url.ts";
import { staffTexts } from "#contract/staff/constants.ts";
import { staffApi } from "#contract/staff/endpoints.ts";
import type { StaffLoginRequest } from "#contract/staff/forms.ts";
import { api } from "#web/api/api-client.ts";
import { tellOtherTabs } from "#web/browser-state/other-tabs.ts";
import { staffSession } from "#web/features/staff/staff.queries.ts";
import { signedInStaff } from "#web/features/staff/staff-session.ts";
import { Button } from "#web/ui/actions/button.tsx";
import { toast } from "#web/ui/feedback/toast-queue.ts";
import { Field, SharedError } from "#web/ui/fields/field.tsx";
import { PasswordField } from "#web/ui/fields/password-field.tsx";
import { useIslandForm } from "#web/ui/forms/use-island-form.ts";
import "./admin-sign-in-form.css";

const formName = "admin-sign-in";

type AdminSignInFormProps = {
  /** Where the form posts to without JavaScript: a page that redirects to the dashboard or shows what is wrong. */
  action: string;
  /** The page to go to after signing in. */
  returnUrl?: string | undefined;
  /** The form as the server refused it when it was sent without JavaScript. */
  posted?: PostedForm | undefined;
  /** The username to start with, where it is known. */
  username?: string;
  /** The submit button's label. */
  signIn: string;
  /** Shown beside the button. */
  children?: ReactNode;
  onSignedIn: (username: string) => void;
};

export function AdminSignInForm(props: AdminSignInFormProps) {
  const { action, returnUrl, posted, username, signIn, children, onSignedIn } = props;
  const refusedForm = posted?.form === formName ? posted : undefined;
  const queryClient = useQueryClient();
  const { problems, failure, isSending, formProps } = useIslandForm({
    loadValidation: () => import("./staff-sign-in-validation.ts"),
    send: async (typed: StaffLoginRequest) => {
      const answer = await api(staffApi.login, { body: typed });
      if ("next" in answer) return location.assign(`${answer.next}${returnQuery(returnUrl)}${location.hash}`);
      await queryClient.invalidateQueries(staffSession());
      tellOtherTabs({ as: "staff", id: signedInStaff(queryClient) });
      return answer.admin;
    },
    onSent: (admin) => {
      if (!admin) return; // going on to the second step
      toast({ title: staffTexts.welcome(admin.username) });
      onSignedIn(admin.username);
    },
    hasFailureToast: true,
    errorMessage,
    refusedForm,
  });
  return (
    <form className="form admin-sign-in" id={formName} action={`${action}#${formName}`} {...formProps}>
      <input type="hidden" name="form" value={formName} />
      {returnUrl && <input type="hidden" name="returnUrl" value={returnUrl} />}
      <SharedError problems={problems}>
        <Field label="Username" error={problems.username}>
          {(inputProps) => (
            <input
              {...inputProps}
              name="username"
              autoComplete="username"
              autoCapitalize="none"
              autoCorrect="off"
              spellCheck={false}
              defaultValue={refusedForm?.values.username ?? username}
            />
          )}
        </Field>
        <PasswordField label="Password" name="password" autoComplete="current-password" error={problems.password} />
      </SharedError>
      {failure && <p className="error">{failure}</p>}
      <div className="admin-sign-in__actions">
        <Button type="submit" isBusy={isSending}>
          {isSending ? accountTexts.pending.signIn : signIn}
        </Button>
        {children}
      </div>
    </form>
  );
}

/** Describes a failure: the server's reason, or that it couldn't be reached. */
function errorMessage(error: unknown) {
  const { title, description } = staffTexts.failed;
  if (!(error instanceof ApiFailure)) return { title, description: staffTexts.unreachable };
  return { title, description: error.sentence ?? (error.status < 500 ? description : outageSentence) };
}
