import { achievementTexts } from "#contract/achievements/admin/constants.ts";
import { achievementsAdminApi } from "#contract/achievements/admin/endpoints.ts";
import { api } from "#web/api/api-client.ts";
import { describeError } from "#web/ui/feedback/error-message.ts";
import { formSchemas } from "#web/ui/forms/schemas.ts";
import { useSubmitForm } from "#web/ui/forms/use-submit-form.ts";
import { AddSheet } from "#web/ui/overlays/add-sheet.tsx";
import { AchievementForm } from "./achievement-form.tsx";
import { blankAchievement, bodyOf } from "./achievement-values.ts";
import { useRoster } from "./use-roster.ts";

type AddAchievementProps = { isOpen: boolean; onChanged: () => void; onClose: () => void };

const draftKey = "a new achievement";

export const AddAchievement = (props: AddAchievementProps) => (
  <AddSheet title="Add Achievement" draftKey={draftKey} added={achievementTexts.created} {...props}>
    {(form) => <AddForm {...form} />}
  </AddSheet>
);

type AddFormProps = { onAdded: (hasNoLaterEdits: boolean) => void; onCancel: () => void };

function AddForm({ onAdded, onCancel }: AddFormProps) {
  const roster = useRoster();
  const form = useSubmitForm({
    defaultValues: blankAchievement,
    draftKey,
    schema: () => formSchemas.achievementsAdmin().then((forms) => forms.CreateAchievementRequest),
    toBody: bodyOf,
    send: (body) => api(achievementsAdminApi.create, { body }),
    valuesAfter: () => blankAchievement,
    onSent: (_achievement, hasNoLaterEdits) => onAdded(hasNoLaterEdits),
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
