import { useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import type { Member } from "#contract/accounts/schemas.ts";
import { applicationTexts } from "#contract/applications/constants.ts";
import type { OwnApplication } from "#contract/applications/schemas.ts";
import { ApiFailure } from "#contract/client.ts";
import { draftKey } from "#web/browser-state/drafts.ts";
import type { ApplicationKind, Question } from "#web/features/applications/kinds/application-kind.ts";
import { toast } from "#web/ui/feedback/toast.ts";
import type { Failure } from "#web/ui/forms/use-failure.ts";
import { useSubmitForm } from "#web/ui/forms/use-submit-form.ts";
import { type Answers, useDraft } from "./use-draft.ts";

type Options<Form extends object> = {
  kind: ApplicationKind<Form>;
  member: Member;
  onSent: (sent: OwnApplication) => void;
};

/** Sends an application. What was typed stays in this browser until the server has it, whatever happens. */
export function useApplicationForm<Form extends object>({ kind, member, onSent }: Options<Form>) {
  const queryClient = useQueryClient();
  const [blank] = useState(() => blankAnswers(kind, member));
  const form = useSubmitForm<Answers, Form, OwnApplication>({
    defaultValues: blank,
    schema: kind.schema,
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
      if (hasStatus(reason, 409)) void queryClient.invalidateQueries({ queryKey: kind.own().queryKey }); // already sent elsewhere
      return explanation(reason, kind.failedTitle);
    },
  });
  const draft = useDraft(draftKey(member.id, kind.name), form, blank);
  return { ...form, draft };
}

function blankAnswers({ parts }: { parts: { questions: Question[] }[] }, member: Member): Answers {
  const questions = parts.flatMap((part) => part.questions);
  return Object.fromEntries(questions.map((question) => [question.name, blankAnswer(question, member)]));
}

function blankAnswer(question: Question, member: Member): string | string[] {
  if (question.answer === "options") return [];
  if (question.answer === "list") return question.initial ?? "";
  return question.name === "discordTag" ? (member.discord ?? "") : "";
}

const hasStatus = (reason: unknown, status: number) => reason instanceof ApiFailure && reason.status === status;

function explanation(reason: unknown, title: string): Failure {
  if (hasStatus(reason, 401)) return applicationTexts.signInFirst;
  return { title, description: (reason instanceof ApiFailure && reason.sentence) || applicationTexts.failed };
}
