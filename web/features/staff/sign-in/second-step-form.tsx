import { useQueryClient } from "@tanstack/react-query";
import { useEffect } from "react";
import { ApiFailure } from "#contract/client.ts";
import type { PostedForm } from "#contract/rendered-page.ts";
import { staffTexts } from "#contract/staff/constants.ts";
import { staffApi } from "#contract/staff/endpoints.ts";
import type { CodeRequest } from "#contract/staff/second-factor/forms.ts";
import { api } from "#web/api/api-client.ts";
import { tellOtherTabs } from "#web/browser-state/other-tabs.ts";
import { ownSchemas } from "#web/features/staff/own-account-schemas.ts";
import { staffSession } from "#web/features/staff/staff.queries.ts";
import { signedInStaff } from "#web/features/staff/staff-session.ts";
import { errorReason } from "#web/ui/feedback/error-message.ts";
import { toast } from "#web/ui/feedback/toast-queue.ts";
import { SubmitButton } from "#web/ui/forms/form-actions.tsx";
import { TextField } from "#web/ui/forms/text-field.tsx";
import { useSubmitForm } from "#web/ui/forms/use-submit-form.ts";
import "./admin-sign-in-form.css";

const formName = "second-step";

type SecondStepFormProps = {
  /** The page to go to after signing in. */
  returnUrl?: string | undefined;
  posted?: PostedForm | undefined;
  onSignedIn: () => void;
};

/** Finishes a sign-in with a code. Works without JavaScript. */
export function SecondStepForm({ returnUrl, posted, onSignedIn }: SecondStepFormProps) {
  const refusedForm = posted?.form === formName ? posted : undefined;
  const queryClient = useQueryClient();
  const form = useSubmitForm({
    defaultValues: { code: "" },
    schema: () => ownSchemas.secondFactor().then((forms) => forms.CodeRequest),
    send: async (body: CodeRequest) => {
      const { admin } = await api(staffApi.finishLogin, { body });
      await queryClient.invalidateQueries(staffSession());
      tellOtherTabs({ as: "staff", id: signedInStaff(queryClient) });
      return admin;
    },
    onSent: ({ username }) => {
      toast({ title: staffTexts.welcome(username) });
      onSignedIn();
    },
    hasFailureToast: true,
    errorMessage,
    refusedForm,
  });
  useEffect(() => document.querySelector<HTMLElement>(`#${formName} [name=code]`)?.focus(), []); // all there is to do here
  return (
    <form className="form admin-sign-in" id={formName} action={`/admin/second-step#${formName}`} {...form.formProps}>
      <input type="hidden" name="form" value={formName} />
      {returnUrl && <input type="hidden" name="returnUrl" value={returnUrl} />}
      <TextField
        label="Code"
        hint="Six digits from your authenticator app, or a recovery code."
        {...form.fieldProps("code")}
        autoComplete="one-time-code"
        autoCapitalize="none"
        autoCorrect="off"
        spellCheck={false}
      />
      <SubmitButton form={form} submitLabel="Sign In" pendingLabel="Checking..." />
    </form>
  );
}

function errorMessage(error: unknown) {
  const { title } = staffTexts.failed;
  return { title, description: error instanceof ApiFailure ? errorReason(error) : staffTexts.unreachable };
}
