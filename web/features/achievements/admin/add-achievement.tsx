import { useId } from "react";
import { achievementTexts } from "#contract/achievements/admin/constants.ts";
import { achievementsAdminApi } from "#contract/achievements/admin/endpoints.ts";
import { api } from "#web/api/calls.ts";
import { describeError } from "#web/ui/feedback/error-message.ts";
import { toastSaved } from "#web/ui/feedback/toast-saved.ts";
import { FormActions } from "#web/ui/forms/form-actions.tsx";
import { formSchemas } from "#web/ui/forms/schemas.ts";
import { useFormMutation } from "#web/ui/forms/use-form-mutation.ts";
import { AchievementFields } from "./achievement-fields.tsx";
import { blankAchievement, bodyOf } from "./achievement-values.ts";
import { useRoster } from "./players/use-roster.ts";

/** Adds a result. What was typed stays until it is sent, also while other tabs are shown. */
export function AddAchievement({ onChanged }: { onChanged: () => void }) {
  const headingId = useId();
  const roster = useRoster();
  const form = useFormMutation({
    defaultValues: blankAchievement,
    unsavedAs: "a new achievement",
    schema: () => formSchemas.achievementsAdmin().then((forms) => forms.CreateAchievementRequest),
    toBody: bodyOf,
    send: (body) => api(achievementsAdminApi.create, { body }),
    valuesAfter: () => blankAchievement,
    onSent: (_achievement, isAll) => {
      toastSaved(achievementTexts.created, isAll);
      onChanged();
    },
    errorMessage: describeError(achievementTexts.failed),
  });
  return (
    <section className="card" id="add-achievement" tabIndex={-1} aria-labelledby={headingId}>
      <h3 id={headingId}>Add Achievement</h3>
      <form className="form form--2" {...form.form}>
        <AchievementFields form={form} roster={roster} />
        <FormActions form={form} className="card__actions" isFull submit="Add Achievement" pending="Adding..." />
      </form>
    </section>
  );
}
