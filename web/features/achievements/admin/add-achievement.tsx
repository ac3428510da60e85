import { useId, useState } from "react";
import { flushSync } from "react-dom";
import { achievementTexts } from "#contract/achievements/admin/constants.ts";
import { achievementsAdminApi } from "#contract/achievements/admin/endpoints.ts";
import { api } from "#web/api/calls.ts";
import { describeError } from "#web/ui/feedback/error-message.ts";
import { toastSaved } from "#web/ui/feedback/toast-saved.ts";
import { FormActions } from "#web/ui/forms/form-actions.tsx";
import { formSchemas } from "#web/ui/forms/schemas.ts";
import { keepUnsent } from "#web/ui/forms/unsaved/unsaved.ts";
import { useFormMutation } from "#web/ui/forms/use-form-mutation.ts";
import { Dialog } from "#web/ui/overlays/dialog.tsx";
import { AchievementFields } from "./achievement-fields.tsx";
import { blankAchievement, bodyOf } from "./achievement-values.ts";
import { useRoster } from "./players/use-roster.ts";

type AddAchievementProps = { isOpen: boolean; onChanged: () => void; onClose: () => void };

const draft = "a new achievement";

/** Adds a result. Closed in any way but Cancel, it keeps what was typed, while other tabs are shown too. */
export function AddAchievement({ isOpen, onChanged, onClose }: AddAchievementProps) {
  const headingId = useId();
  const [sheet, setSheet] = useState(0);

  function startAnew() {
    keepUnsent(draft, "");
    flushSync(onClose); // the dialog gives the focus back before the list changes
    setSheet(sheet + 1);
  }
  function handleAdded(isAll: boolean) {
    toastSaved(achievementTexts.created, isAll);
    if (isAll) startAnew();
    onChanged();
  }
  const top = <h2 id={headingId}>Add Achievement</h2>;
  return (
    <Dialog className="dialog--achievement" isOpen={isOpen} onClose={onClose} labelledBy={headingId} top={top}>
      <AddForm key={sheet} onAdded={handleAdded} onCancel={startAnew} />
    </Dialog>
  );
}

type AddFormProps = { onAdded: (isAll: boolean) => void; onCancel: () => void };

function AddForm({ onAdded, onCancel }: AddFormProps) {
  const roster = useRoster();
  const form = useFormMutation({
    defaultValues: blankAchievement,
    unsavedAs: draft,
    schema: () => formSchemas.achievementsAdmin().then((forms) => forms.CreateAchievementRequest),
    toBody: bodyOf,
    send: (body) => api(achievementsAdminApi.create, { body }),
    valuesAfter: () => blankAchievement,
    onSent: (_achievement, isAll) => onAdded(isAll),
    errorMessage: describeError(achievementTexts.failed),
  });
  return (
    <form className="form form--2" {...form.form}>
      <AchievementFields form={form} roster={roster} />
      <FormActions
        form={form}
        className="dialog__actions"
        isFull
        submit="Add Achievement"
        pending="Adding..."
        onCancel={onCancel}
      />
    </form>
  );
}
