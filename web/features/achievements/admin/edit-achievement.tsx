import { useId, useRef } from "react";
import { achievementTexts } from "#contract/achievements/admin/constants.ts";
import { achievementsAdminApi } from "#contract/achievements/admin/endpoints.ts";
import type { StoredAchievement } from "#contract/achievements/admin/schemas.ts";
import { api } from "#web/api/calls.ts";
import { Button } from "#web/ui/actions/button.tsx";
import { describeError } from "#web/ui/feedback/error-message.ts";
import { toastSaved } from "#web/ui/feedback/toast-saved.ts";
import { ConflictChoices } from "#web/ui/forms/conflict-choices.tsx";
import { fillIn, keepUnsentChanges, valuesIn } from "#web/ui/forms/form-values.ts";
import { useEditedRow } from "#web/ui/forms/use-edited-row.ts";
import { useForm } from "#web/ui/forms/use-form.ts";
import { Dialog } from "#web/ui/overlays/dialog.tsx";
import type { useRowDialog } from "#web/ui/overlays/use-row-dialog.ts";
import { AchievementFields, achievementLabels } from "./achievement-fields.tsx";
import { type AchievementValues, achievementFields, blankAchievement, bodyOf, valuesOf } from "./achievement-values.ts";

type EditAchievementProps = {
  chosen: ReturnType<typeof useRowDialog<StoredAchievement>>;
  onChanged: () => void;
};

/** Changes a result. Closed in any way but Cancel, it keeps what was typed. */
export function EditAchievement({ chosen, onChanged }: EditAchievementProps) {
  const headingId = useId();
  const { row, isOpen, times, close } = chosen;

  function end() {
    if (row) keepUnsentChanges(row.id, {});
    close();
  }
  function handleSaved(isAll: boolean) {
    toastSaved(achievementTexts.updated, isAll);
    if (isAll) end();
    onChanged();
  }
  const top = <h2 id={headingId}>Edit achievement</h2>;
  return (
    <Dialog className="dialog--achievement" isOpen={isOpen} onClose={close} labelledBy={headingId} top={top}>
      {row && <EditForm key={times} achievement={row} onChanged={onChanged} onSaved={handleSaved} onCancel={end} />}
    </Dialog>
  );
}

type EditFormProps = {
  achievement: StoredAchievement;
  onChanged: () => void;
  onSaved: (isAll: boolean) => void;
  onCancel: () => void;
};

/** What somebody else has changed meanwhile stays; where both changed the same field, whoever saves last chooses. */
function EditForm({ achievement, onChanged, onSaved, onCancel }: EditFormProps) {
  const { id } = achievement;
  const element = useRef<HTMLFormElement>(null);
  const { values, conflict, keep, save, saved } = useEditedRow<StoredAchievement, AchievementValues>({
    row: achievement,
    valuesOf: (row = achievement) => valuesOf(row),
    about: id,
    onMerged: (merged) => element.current && fillIn(element.current, merged),
    onOutdated: onChanged,
  });
  const { problems, failure, isSending, recheck, form } = useForm({
    loadCheck: () => import("./achievement-checks.ts").then(({ checks }) => checks.edit),
    read: (typed) => bodyOf(valuesIn(typed, achievementFields)),
    send: () =>
      save(typedIn(element.current), (typed, version) =>
        api(achievementsAdminApi.update, { params: { id }, body: { ...bodyOf(typed), version } }),
      ),
    onSent: (answer, sent) => onSaved(saved(answer, typedIn(sent))),
    errorMessage: describeError(achievementTexts.failed),
  });
  function handleTake(name: string, value: string) {
    if (!element.current) return;
    fillIn(element.current, { [name]: value });
    keep(typedIn(element.current));
    void recheck(element.current);
  }
  return (
    <form
      className="form form--2"
      ref={element}
      {...form}
      onChange={(event) => {
        keep(typedIn(event.currentTarget));
        form.onChange(event);
      }}
    >
      <AchievementFields values={values} problems={problems} />
      {failure && <p className="error full">{failure}</p>}
      {conflict && <ConflictChoices conflict={conflict} labels={achievementLabels} onTake={handleTake} />}
      <div className="dialog__actions full">
        <Button type="submit" isBusy={isSending}>
          {isSending ? "Saving..." : "Save achievement"}
        </Button>
        <button type="button" className="text-link" onClick={onCancel}>
          Cancel
        </button>
      </div>
    </form>
  );
}

const typedIn = (form: HTMLFormElement | null) => (form ? valuesIn(form, achievementFields) : blankAchievement);
