import { useQueryClient } from "@tanstack/react-query";
import { achievementTexts } from "#contract/achievements/admin/constants.ts";
import { achievementsAdminApi } from "#contract/achievements/admin/endpoints.ts";
import type { StoredAchievement } from "#contract/achievements/admin/schemas.ts";
import { api } from "#web/api/api-client.ts";
import { addRow } from "#web/api/shown-rows.ts";
import { useTeam } from "#web/api/team.ts";
import { dropDrafts } from "#web/browser-state/draft-store.ts";
import { describeError } from "#web/ui/feedback/error-message.ts";
import { toastSaved } from "#web/ui/feedback/toast-queue.ts";
import { ConflictChoices } from "#web/ui/forms/conflict-choices.tsx";
import { formSchemas } from "#web/ui/forms/schemas.ts";
import { useDraft } from "#web/ui/forms/use-draft.ts";
import { useEditForm } from "#web/ui/forms/use-edit-form.ts";
import { useSubmitForm } from "#web/ui/forms/use-submit-form.ts";
import { AddSheet } from "#web/ui/overlays/add-sheet.tsx";
import { EditorSheet } from "#web/ui/overlays/editor-sheet.tsx";
import type { useRowDialog } from "#web/ui/overlays/use-row-dialog.ts";
import { AchievementForm, achievementLabels } from "./achievement-form.tsx";
import { blankAchievement, bodyOf, chosenIn, valuesOf } from "./achievement-values.ts";
import { useRoster } from "./use-roster.ts";

type EditAchievementProps = {
  chosen: ReturnType<typeof useRowDialog<StoredAchievement>>;
  onChanged: () => void;
};

/** Edits a result. Unless closed with Cancel, it keeps what was typed. */
export function EditAchievement({ chosen, onChanged }: EditAchievementProps) {
  const { row, isOpen, times, close } = chosen;

  function end() {
    if (row) dropDrafts(row.id);
    close();
  }
  function handleSaved(hasNoLaterEdits: boolean) {
    toastSaved(achievementTexts.updated, hasNoLaterEdits);
    if (hasNoLaterEdits) end();
    onChanged();
  }
  return (
    <EditorSheet title="Edit achievement" isOpen={isOpen} onClose={close}>
      {row && <EditForm key={times} achievement={row} onChanged={onChanged} onSaved={handleSaved} onCancel={end} />}
    </EditorSheet>
  );
}

type EditFormProps = {
  achievement: StoredAchievement;
  onChanged: () => void;
  onSaved: (hasNoLaterEdits: boolean) => void;
  onCancel: () => void;
};

/** If two people changed the same field, the second to save chooses between the two values. */
function EditForm({ achievement, onChanged, onSaved, onCancel }: EditFormProps) {
  const team = useTeam();
  const { id } = achievement;
  const roster = useRoster(achievement.players);
  const form = useEditForm({
    row: achievement,
    valuesOf: (row: StoredAchievement = achievement) => valuesOf(row),
    draft: useDraft(id),
    schema: () => formSchemas.achievementsAdmin().then((forms) => forms.UpdateAchievementRequest),
    toBody: (values) => bodyOf(values, team),
    send: (body, row) => api(achievementsAdminApi.update, { params: { id }, body: { ...body, version: row?.version } }),
    onSent: (_achievement, hasNoLaterEdits) => onSaved(hasNoLaterEdits),
    onStale: onChanged,
    errorMessage: describeError(achievementTexts.failed),
  });
  return (
    <AchievementForm
      form={form}
      roster={roster}
      submitLabel="Save achievement"
      pendingLabel="Saving..."
      onCancel={onCancel}
    >
      <ConflictChoices
        form={form}
        labels={achievementLabels}
        inWords={(name, { players }) =>
          name === "players"
            ? chosenIn(players)
                .map(({ id, share }) => [roster.gamertagOf(id), share].filter(Boolean).join(" "))
                .join(", ")
            : undefined
        }
      />
    </AchievementForm>
  );
}

type AddAchievementProps = { isOpen: boolean; onChanged: () => void; onClose: () => void };

const draftKey = "a new achievement";

export const AddAchievement = (props: AddAchievementProps) => (
  <AddSheet title="Add Achievement" draftKey={draftKey} added={achievementTexts.created} {...props}>
    {(form) => <AddForm {...form} />}
  </AddSheet>
);

type AddFormProps = { onAdded: (hasNoLaterEdits: boolean) => void; onCancel: () => void };

function AddForm({ onAdded, onCancel }: AddFormProps) {
  const team = useTeam();
  const queryClient = useQueryClient();
  const roster = useRoster();
  const form = useSubmitForm({
    defaultValues: blankAchievement,
    draft: useDraft(draftKey),
    schema: () => formSchemas.achievementsAdmin().then((forms) => forms.CreateAchievementRequest),
    toBody: (values) => bodyOf(values, team),
    send: (body) => api(achievementsAdminApi.create, { body }),
    valuesAfter: () => blankAchievement,
    onSent: (achievement, hasNoLaterEdits) => {
      addRow(queryClient, achievementsAdminApi.listForStaff, achievement);
      onAdded(hasNoLaterEdits);
    },
    errorMessage: describeError(achievementTexts.failed),
  });
  return (
    <AchievementForm
      form={form}
      roster={roster}
      submitLabel="Add Achievement"
      pendingLabel="Adding..."
      onCancel={onCancel}
    />
  );
}
