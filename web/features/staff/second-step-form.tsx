import { useQueryClient } from "@tanstack/react-query";
import { ApiFailure } from "#contract/client.ts";
import type { PostedForm } from "#contract/page.ts";
import { staffTexts } from "#contract/staff/constants.ts";
import { staffApi } from "#contract/staff/endpoints.ts";
import type { CodeRequest } from "#contract/staff/second-factor/forms.ts";
import { api } from "#web/api/calls.ts";
import { tellOtherTabs } from "#web/session/other-tabs.ts";
import { Button } from "#web/ui/actions/button.tsx";
import { toast } from "#web/ui/feedback/toast.ts";
import { Field } from "#web/ui/fields/field.tsx";
import { useForm } from "#web/ui/forms/use-form.ts";
import { staffCheck } from "./staff.queries.ts";
import { staffHere } from "./staff-answers.ts";
import "./admin-sign-in-form.css";

const formName = "second-step";

type SecondStepFormProps = { posted?: PostedForm | undefined; onSignedIn: () => void };

/** Finishes a sign-in with a code; without script too. */
export function SecondStepForm({ posted, onSignedIn }: SecondStepFormProps) {
  const refused = posted?.form === formName ? posted : undefined;
  const queryClient = useQueryClient();
  const { problems, failure, isSending, form } = useForm({
    loadCheck: () => import("./second-step-check.ts"),
    send: async (typed: CodeRequest) => {
      const { admin } = await api(staffApi.finishLogin, { body: typed });
      await queryClient.invalidateQueries(staffCheck());
      tellOtherTabs({ as: "staff", id: staffHere(queryClient) });
      return admin;
    },
    onSent: ({ username }) => {
      toast({ title: staffTexts.welcome(username) });
      onSignedIn();
    },
    errorMessage,
    refused,
  });
  return (
    <form className="form admin-sign-in" id={formName} action={`/admin/second-step#${formName}`} {...form}>
      <input type="hidden" name="form" value={formName} />
      <Field label="Code" hint="Six digits from your authenticator app, or a recovery code." error={problems.code}>
        {(wiring) => (
          <input
            {...wiring}
            name="code"
            autoComplete="one-time-code"
            autoCapitalize="none"
            autoCorrect="off"
            spellCheck={false}
          />
        )}
      </Field>
      {failure && <p className="error">{failure}</p>}
      <Button type="submit" isBusy={isSending}>
        {isSending ? "Checking..." : "Sign In"}
      </Button>
    </form>
  );
}

function errorMessage(error: unknown) {
  const { title } = staffTexts.failed;
  const sentence = error instanceof ApiFailure ? error.sentence : undefined;
  return { title, description: sentence ?? staffTexts.unreachable };
}
