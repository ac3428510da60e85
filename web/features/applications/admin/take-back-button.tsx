import { useMutation } from "@tanstack/react-query";
import { useCallback, useSyncExternalStore } from "react";
import { applicationsAdminApi } from "#contract/applications/admin/endpoints.ts";
import type { Application } from "#contract/applications/admin/schemas.ts";
import { applicationTexts, takeBackMs } from "#contract/applications/constants.ts";
import { memberApplicationTypes } from "#contract/team/openings.ts";
import { api } from "#web/api/api-client.ts";
import { keepDraft } from "#web/browser-state/draft-store.ts";
import { TextButton } from "#web/ui/actions/text-button.tsx";
import { describeError } from "#web/ui/feedback/error-message.ts";
import { ErrorText } from "#web/ui/feedback/error-text.tsx";
import { toast } from "#web/ui/feedback/toast-queue.ts";
import { type Undo, undoCall } from "#web/ui/feedback/undo.ts";
import { useFailure } from "#web/ui/forms/use-failure.ts";
import { decisionDraftKey } from "./unsent-notes.ts";

type TakeBackButtonProps = {
  application: Application;
  onTakenBack: (answer: Application) => void;
};

/** Takes a decision back, while there is still time. */
export function TakeBackButton({ application, onTakenBack }: TakeBackButtonProps) {
  const { id, name, type, reviewedAt } = application;
  const { failure, fail, clearFailure } = useFailure();
  const withdrawal = useMutation({
    mutationFn: () => takeBack(application),
    onMutate: clearFailure,
    onSuccess: (answer) => {
      toast({ title: applicationTexts.takenBack, replaceKey: `review ${id}` });
      onTakenBack(answer);
    },
    onError: (error) => fail(describeError(applicationTexts.takeBackFailed)(error)),
  });
  const isMailed = memberApplicationTypes.some((sent) => sent === type);
  const isInTime = useCanTakeBack(reviewedAt);
  return (
    <div>
      {isInTime && (
        <>
          <p className="muted">
            A decision can be taken back for five minutes.{isMailed && " We email the applicant after that."}
          </p>
          <TextButton isDisabled={withdrawal.isPending} onClick={() => withdrawal.mutate()}>
            Take back<span className="visually-hidden"> the decision on {name}</span>
          </TextButton>
        </>
      )}
      <ErrorText>{failure}</ErrorText>
    </div>
  );
}

/** Whether a decision can still be taken back, by the reader's clock. The server has the last word. */
function useCanTakeBack(reviewedAt: string | null): boolean {
  const until = reviewedAt ? Date.parse(reviewedAt) + takeBackMs : 0;
  const subscribe = useCallback(
    (changed: () => void) => {
      const timer = setTimeout(changed, Math.max(0, until - Date.now()));
      return () => clearTimeout(timer);
    },
    [until],
  );
  return useSyncExternalStore(
    subscribe,
    () => Date.now() < until,
    () => false,
  );
}

/** Makes an application pending again, and puts its notes back into the form. */
async function takeBack(application: Application): Promise<Application> {
  const answer = await api(applicationsAdminApi.takeBack, { params: { id: application.id } });
  const offer = notesOf({ ...application, internalNotes: answer.internalNotes });
  if (offer) keepDraft(offer.key, offer.draft);
  return answer;
}

/** How the toast after a decision takes it back. */
export function undoOf(decided: Application): Undo {
  const offer = notesOf(decided);
  return {
    calls: [undoCall(applicationsAdminApi.takeBack, { params: { id: decided.id } })],
    texts: { undone: applicationTexts.takenBack, failed: applicationTexts.takeBackFailed },
    ...(offer && { offer }),
  };
}

function notesOf({ id, status, reviewNotes, internalNotes: stored }: Application): Undo["offer"] {
  if (!reviewNotes || status === "pending") return undefined;
  const internalNotes = stored ?? "";
  return {
    key: decisionDraftKey(id, status),
    draft: { before: { reviewNotes: "", internalNotes }, typed: { reviewNotes, internalNotes } },
  };
}
