import { useQueryClient } from "@tanstack/react-query";
import { applicationTexts } from "#contract/applications/constants.ts";
import type { OwnApplication } from "#contract/applications/schemas.ts";
import { ApiFailure } from "#contract/client.ts";
import type { ApplicationKind, Question } from "#web/features/applications/kinds/application-kind.ts";
import { draftKey } from "#web/session/drafts.ts";
import { toast } from "#web/ui/feedback/toast.ts";
import type { Failure } from "#web/ui/forms/use-failure.ts";
import { useIslandForm } from "#web/ui/forms/use-island-form.ts";
import { useDraft } from "./use-draft.ts";

type Options<Form extends object> = {
  kind: ApplicationKind<Form>;
  memberId: string;
  onSent: (sent: OwnApplication) => void;
};

/** How an application is sent: what is typed stays in this browser until the server has it, whatever happens. */
export function useApplicationForm<Form extends object>({ kind, memberId, onSent }: Options<Form>) {
  const queryClient = useQueryClient();
  const draft = useDraft(draftKey(memberId, kind.name));
  const form = useIslandForm({
    loadCheck: kind.loadCheck,
    read: (fields) => answersIn(fields, kind) as Form, // as far as it is filled in: it is checked before it is sent
    send: (answers) => {
      draft.keep();
      return kind.send(answers);
    },
    onSent: (sent) => {
      draft.forget();
      toast({ title: applicationTexts.submitted });
      onSent(sent);
    },
    hasFailureToast: true,
    errorMessage: (reason) => {
      if (hasStatus(reason, 409)) void queryClient.invalidateQueries({ queryKey: kind.own().queryKey }); // sent elsewhere
      return explanation(reason, kind.failedTitle);
    },
  });
  return { ...form, draft };
}

/** What is not answered is absent. */
function answersIn(form: HTMLFormElement, { parts }: { parts: { questions: Question[] }[] }) {
  const typed = new FormData(form);
  const questions = parts.flatMap((part) => part.questions);
  const answers = questions.map(({ name, answer }) => [
    name,
    answer === "options" ? typed.getAll(name) : typed.get(name),
  ]);
  return Object.fromEntries(answers.filter(([, value]) => value !== null));
}

const hasStatus = (reason: unknown, status: number) => reason instanceof ApiFailure && reason.status === status;

function explanation(reason: unknown, title: string): Failure {
  if (hasStatus(reason, 401)) return applicationTexts.signInFirst;
  return { title, description: (reason instanceof ApiFailure && reason.sentence) || applicationTexts.failed };
}
