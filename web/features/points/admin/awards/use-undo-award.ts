import { awardTexts } from "#contract/points/awards/constants.ts";
import { awardsApi } from "#contract/points/awards/endpoints.ts";
import type { Award, UndoneAward } from "#contract/points/awards/schemas.ts";
import type { Team } from "#contract/team.ts";
import { api } from "#web/api/api-client.ts";
import { useTeam } from "#web/api/team.ts";
import { usePointsChanges } from "#web/features/points/admin/use-points-changes.ts";
import { toast } from "#web/ui/feedback/toast-queue.ts";
import { undoCall } from "#web/ui/feedback/undo.ts";
import { useDialogMutation } from "#web/ui/feedback/use-dialog-mutation.ts";
import { keptWords } from "./award-words.ts";

const replaceKeyOf = ({ id }: Pick<Award, "id">) => `award ${id}`;

const noDialog = { isOpen: false, onClose: () => {}, award: undefined };

type Asked = {
  isOpen: boolean;
  onClose: () => void;
  /** The award that the dialog is about. */
  award: Award | undefined;
};

/** Undoes an award to many, and says who keeps their points. */
export function useUndoAward({ award, ...asked }: Asked = noDialog) {
  const team = useTeam();
  const { pointsMoved } = usePointsChanges();
  const { mutate, dialog } = useDialogMutation({
    ...asked,
    subject: award && replaceKeyOf(award),
    failureTitle: awardTexts.undoFailed,
    mutationFn: ({ id }: Award) => api(awardsApi.undo, { params: { id } }),
    onSuccess: (undone) => {
      toast({ ...wordsOf(undone, team), replaceKey: replaceKeyOf(undone.award) });
    },
    onSettled: () => pointsMoved(),
  });
  return { undo: (undone: Award) => mutate(undone, { subject: replaceKeyOf(undone) }), dialog };
}

function wordsOf(undone: UndoneAward, team: Team) {
  const { undoneCount, rowCount } = undone.award;
  if (undoneCount === rowCount) return { title: awardTexts.undone };
  const title = undoneCount === 0 ? awardTexts.noneUndone : `Undone for ${undoneCount} of ${rowCount}`;
  return { title, description: keptWords(undone, team), tone: "bad" } as const;
}

/** Shows a toast for an award, with Undo. */
export function toastAwarded(
  award: Award,
  { title, description }: { title: string; description: string },
  undo: () => void,
) {
  toast({
    title,
    description,
    replaceKey: replaceKeyOf(award),
    durationMs: 12_000,
    action: {
      label: "Undo",
      act: undo,
      undo: {
        calls: [undoCall(awardsApi.undo, { params: { id: award.id } })],
        texts: { undone: awardTexts.undone, failed: awardTexts.undoFailed },
        left: { list: "left", reason: "Too few points left to take back." },
      },
    },
  });
}
