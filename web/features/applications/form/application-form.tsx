import { useQueryClient } from "@tanstack/react-query";
import { useEffect, useRef, useState, useSyncExternalStore } from "react";
import type { Member } from "#contract/accounts/schemas.ts";
import { applicationTexts } from "#contract/applications/constants.ts";
import { discordQuestions } from "#contract/applications/questions.ts";
import type { OwnApplication } from "#contract/applications/schemas.ts";
import { ApiFailure } from "#contract/client.ts";
import { hasDiscord } from "#contract/team/ways-to-reach.ts";
import { useTeam } from "#web/api/team.ts";
import { draftKey, dropDrafts } from "#web/browser-state/draft-store.ts";
import type { ApplicationKind, Question } from "#web/features/applications/kinds/application-kind.ts";
import { Button } from "#web/ui/actions/button.tsx";
import { toast } from "#web/ui/feedback/toast-queue.ts";
import { useDraft } from "#web/ui/forms/use-draft.ts";
import type { Failure } from "#web/ui/forms/use-failure.ts";
import { useSubmitForm } from "#web/ui/forms/use-submit-form.ts";
import { ConfirmDialog } from "#web/ui/overlays/confirm-dialog.tsx";
import { QuestionField } from "./question-field.tsx";
import "./application-form.css";

type ApplicationFormProps<Form extends object> = {
  kind: ApplicationKind<Form>;
  member: Member;
  onSent: (sent: OwnApplication) => void;
  /** Whether it replaces a form that was just cleared. */
  isCleared: boolean;
  /** Called to get an empty form. */
  onClear: () => void;
};

/** The form of one kind of application, part by part. */
export function ApplicationForm<Form extends object>(props: ApplicationFormProps<Form>) {
  const { kind, member, isCleared, onSent, onClear } = props;
  const { draft, formProps, fieldProps, watch, failure, isSending } = useApplicationForm({ kind, member, onSent });
  const isHydrated = useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
  const clear = () => {
    draft.forget();
    dropDrafts(draft.key, "device"); // other tabs' too
    onClear();
  };
  return (
    <form className={kind.name === "management" ? "management-form paper cut" : undefined} {...formProps}>
      {partsOf(kind, hasDiscord(useTeam())).map(({ title, questions }) => (
        <section className="part" key={title} aria-labelledby={partId(title)}>
          <h2 id={partId(title)}>{title}</h2>
          <div className="form form--2">
            {questions.map((question) => (
              <QuestionField
                key={question.name}
                question={question}
                wording={kind.wording[question.name]}
                field={fieldProps(question.name)}
                typed={String(watch(question.name))}
              />
            ))}
          </div>
        </section>
      ))}
      <div className="part part--end">
        <div>
          {failure && <p className="error">{failure}</p>}
          <Button type="submit" isBusy={isSending} disabled={!isHydrated}>
            {isSending ? "Submitting..." : "Submit application"}
          </Button>
          <noscript>
            <p className="part__still">You need JavaScript to send an application.</p>
          </noscript>
          <DraftNote isKept={draft.isKept()} isCleared={isCleared} onClear={clear} />
        </div>
      </div>
    </form>
  );
}

const never = () => () => {};
const partId = (title: string) => `part-${title.toLowerCase().replaceAll(" ", "-")}`;

type DraftNoteProps = {
  /** Whether the browser's storage works. */
  isKept: boolean;
  /** The form has just been cleared, so its new Clear button takes over the focus. */
  isCleared: boolean;
  onClear: () => void;
};

/** Says where the draft is kept, and clears the form after asking. */
function DraftNote({ isKept, isCleared, onClear }: DraftNoteProps) {
  const [isConfirmOpen, setConfirmOpen] = useState(false);
  const button = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    if (isCleared) button.current?.focus();
  }, [isCleared]);

  function handleConfirm() {
    setConfirmOpen(false);
    onClear();
  }
  return (
    <div className="draft">
      <p className="muted">
        {isKept
          ? "We save your draft on this device until you send it or sign out."
          : "This browser can’t save drafts, so you’ll lose your text if you leave this page."}
      </p>
      <button type="button" className="text-link" ref={button} onClick={() => setConfirmOpen(true)}>
        Clear
      </button>
      <ConfirmDialog
        isDestructive
        isOpen={isConfirmOpen}
        title="Clear the form?"
        confirmLabel="Clear everything"
        pendingLabel="Clearing..."
        isBusy={false}
        onConfirm={handleConfirm}
        onClose={() => setConfirmOpen(false)}
      >
        <p>This erases everything you typed, including the copy on this device. It can’t be undone.</p>
      </ConfirmDialog>
    </div>
  );
}

/** A form's answers by question. Some questions take several. */
type Answers = Record<string, string | string[]>;

type Options<Form extends object> = {
  kind: ApplicationKind<Form>;
  member: Member;
  onSent: (sent: OwnApplication) => void;
};

/** Sends an application. What was typed stays in this browser until the server has it, whatever happens. */
function useApplicationForm<Form extends object>({ kind, member, onSent }: Options<Form>) {
  const queryClient = useQueryClient();
  const team = useTeam();
  const [blank] = useState(() => blankAnswers(partsOf(kind, hasDiscord(team)), member));
  const draft = useDraft(draftKey(member.id, kind.name), "device");
  const form = useSubmitForm<Answers, Form, OwnApplication>({
    defaultValues: blank,
    schema: kind.schema,
    draft,
    send: kind.send,
    onSent: (sent) => {
      draft.forget();
      toast({ title: applicationTexts.submitted });
      onSent(sent);
    },
    hasFailureToast: true,
    errorMessage: (reason) => {
      if (hasStatus(reason, 409)) void queryClient.invalidateQueries({ queryKey: kind.own().queryKey }); // sent elsewhere, or closed
      return explanation(reason, kind.failedTitle);
    },
  });
  return { ...form, draft };
}

/** The form's parts, without the questions about Discord where the team has no address there. */
function partsOf<Form extends object>({ name, parts }: ApplicationKind<Form>, isOnDiscord: boolean) {
  if (isOnDiscord) return parts;
  return parts
    .map((part) => ({
      ...part,
      questions: part.questions.filter((question) => !Object.hasOwn(discordQuestions[name], question.name)),
    }))
    .filter(({ questions }) => questions.length > 0);
}

function blankAnswers(parts: { questions: Question[] }[], member: Member): Answers {
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
  const sentence = (reason instanceof ApiFailure && reason.sentence) || applicationTexts.failed;
  const isClosed = hasStatus(reason, 409) && sentence !== applicationTexts.second;
  return { title, description: isClosed ? `${sentence} ${applicationTexts.typedIsKept}` : sentence };
}
