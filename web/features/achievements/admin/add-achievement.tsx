import { useId, useState } from "react";
import { achievementTexts } from "#contract/achievements/admin/constants.ts";
import { achievementsAdminApi } from "#contract/achievements/admin/endpoints.ts";
import { api } from "#web/api/calls.ts";
import { Button } from "#web/ui/actions/button.tsx";
import { describeError } from "#web/ui/feedback/error-message.ts";
import { toastSaved } from "#web/ui/feedback/toast-saved.ts";
import { changesIn, fillIn, keepUnsentChanges, unsentChanges, valuesIn, without } from "#web/ui/forms/form-values.ts";
import { useForm } from "#web/ui/forms/use-form.ts";
import { AchievementFields } from "./achievement-fields.tsx";
import { achievementFields, blankAchievement, bodyOf } from "./achievement-values.ts";

const unsent = "a new achievement";

/** Adds a result. What was typed stays until it is sent, also while other tabs are shown. */
export function AddAchievement({ onChanged }: { onChanged: () => void }) {
  const headingId = useId();
  const [values] = useState(() => ({ ...blankAchievement, ...unsentChanges(unsent) }));
  const { problems, failure, isSending, form } = useForm({
    loadCheck: () => import("./achievement-checks.ts").then(({ checks }) => checks.add),
    read: (typed) => bodyOf(valuesIn(typed, achievementFields)),
    send: (body) => api(achievementsAdminApi.create, { body }),
    onSent: (_achievement, sent, changedSince) => {
      toastSaved(achievementTexts.created, changedSince.size === 0);
      fillIn(sent, without(blankAchievement, changedSince));
      keepUnsentChanges(unsent, changesIn(valuesIn(sent, achievementFields), blankAchievement));
      onChanged();
    },
    errorMessage: describeError(achievementTexts.failed),
  });
  return (
    <section className="card" aria-labelledby={headingId}>
      <h3 id={headingId}>Add Achievement</h3>
      <form
        className="form form--2"
        {...form}
        onChange={(event) => {
          keepUnsentChanges(unsent, changesIn(valuesIn(event.currentTarget, achievementFields), blankAchievement));
          form.onChange(event);
        }}
      >
        <AchievementFields values={values} problems={problems} />
        {failure && <p className="error full">{failure}</p>}
        <div className="card__actions full">
          <Button type="submit" isBusy={isSending}>
            {isSending ? "Adding..." : "Add Achievement"}
          </Button>
        </div>
      </form>
    </section>
  );
}
