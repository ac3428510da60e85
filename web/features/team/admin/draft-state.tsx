import { useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { teamToasts } from "#contract/team/admin/constants.ts";
import { teamAdminApi } from "#contract/team/admin/endpoints.ts";
import type { TeamDesk } from "#contract/team/admin/schemas.ts";
import { api } from "#web/api/api-client.ts";
import { TextButton } from "#web/ui/actions/text-button.tsx";
import { ErrorText } from "#web/ui/feedback/error-text.tsx";
import { toast } from "#web/ui/feedback/toast-queue.ts";
import { useDialogMutation } from "#web/ui/feedback/use-dialog-mutation.ts";
import { LocalTime } from "#web/ui/marks/local-time.tsx";
import { ConfirmDialog } from "#web/ui/overlays/confirm-dialog.tsx";
import { teamForStaff } from "./team-admin.queries.ts";
import type { DraftFacts } from "./use-draft-facts.ts";

type DraftStateProps = { draft: DraftFacts; desk: TeamDesk };

/** Says whether what was typed is saved, and when the draft is published. */
export function DraftState({ draft, desk }: DraftStateProps) {
  const scheduledAt = desk.draft?.scheduledAt;
  return (
    <div className="draft-state">
      <p role="status">{saidOf(draft, desk)}</p>
      {draft.failure && (
        <>
          <ErrorText>Not saved. {draft.failure}</ErrorText>
          <TextButton onClick={draft.tryAgain}>Try again</TextButton>
        </>
      )}
      {scheduledAt && (
        <p>
          Will be published <LocalTime at={scheduledAt} /> <Unschedule />
        </p>
      )}
      {desk.draft && <DiscardDraft onDiscarded={draft.forget} />}
    </div>
  );
}

function saidOf(draft: DraftFacts, { draft: stored }: TeamDesk): string {
  if (draft.failure) return "";
  if (draft.isSaving) return "Saving...";
  if (draft.isUploading) return "Uploading a picture...";
  if (Object.keys(draft.problems).length > 0)
    return stored ? "Draft saved, except what’s marked" : "Not saved yet. Please look at what’s marked.";
  if (Object.keys(draft.theirs).length > 0) return "Someone else changed the same fact. Please choose.";
  if (draft.hasUnsaved) return "Saved once you’ve finished this entry";
  return stored ? "Draft saved. Visitors see what’s published." : "No changes since the last publication";
}

function Unschedule() {
  const queryClient = useQueryClient();
  const { mutate, isPending } = useDialogMutation({
    isOpen: false,
    onClose: () => {},
    failureTitle: teamToasts.unscheduleFailed,
    mutationFn: () => api(teamAdminApi.unschedule),
    onSuccess: (answer) => {
      queryClient.setQueryData(teamForStaff().queryKey, answer);
      toast({ title: teamToasts.unscheduled });
    },
    onSettled: () => queryClient.invalidateQueries(teamForStaff()),
  });
  return (
    <TextButton isDisabled={isPending} onClick={() => mutate()}>
      {isPending ? "Cancelling..." : "Don’t publish"}
    </TextButton>
  );
}

function DiscardDraft({ onDiscarded }: { onDiscarded: () => void }) {
  const queryClient = useQueryClient();
  const [isOpen, setOpen] = useState(false);
  const { mutate, dialog } = useDialogMutation({
    isOpen,
    onClose: () => setOpen(false),
    failureTitle: teamToasts.discardFailed,
    mutationFn: () => api(teamAdminApi.discard),
    onSuccess: () => {
      queryClient.setQueryData(teamForStaff().queryKey, (desk) => desk && { ...desk, draft: null });
      onDiscarded();
      toast({ title: teamToasts.discarded });
    },
    onSettled: () => queryClient.invalidateQueries(teamForStaff()),
  });
  return (
    <>
      <TextButton isDestructive aria-haspopup="dialog" onClick={() => setOpen(true)}>
        Discard draft
      </TextButton>
      <ConfirmDialog
        {...dialog}
        isDestructive
        title="Discard the draft?"
        confirmLabel="Discard draft"
        pendingLabel="Discarding..."
        onConfirm={() => mutate()}
      >
        <p>Everything that isn’t published is lost, including what others typed. What’s published stays.</p>
      </ConfirmDialog>
    </>
  );
}
