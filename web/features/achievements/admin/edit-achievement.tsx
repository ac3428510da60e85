import { useId, useState } from "react";
import { achievementTexts } from "#contract/achievements/admin/constants.ts";
import { achievementsAdminApi } from "#contract/achievements/admin/endpoints.ts";
import type { AchievementRequest } from "#contract/achievements/admin/forms.ts";
import type { Achievement } from "#contract/achievements/schemas.ts";
import { api } from "#web/api.ts";
import { Dialog } from "#web/design/dialog.tsx";
import { explainAs } from "#web/design/explain.ts";
import { changesIn, keepUnsentChanges, unsentChanges, valuesIn } from "#web/design/form-values.ts";
import { Key } from "#web/design/key.tsx";
import { toast } from "#web/design/toast.ts";
import type { useChosen } from "#web/design/use-chosen.ts";
import { useForm } from "#web/design/use-form.ts";
import { AchievementFields } from "./achievement-fields.tsx";
import { type AchievementValues, achievementFields, bodyOf, valuesOf } from "./achievement-values.ts";

type EditAchievementProps = {
  chosen: ReturnType<typeof useChosen<Achievement>>;
  /** The result as stored by now, where it still is. */
  readNow: (id: string) => Promise<Achievement | undefined>;
  onChanged: () => void;
};

/** Changes a result. Closed in any way but Cancel, it keeps what was typed. */
export function EditAchievement({ chosen, readNow, onChanged }: EditAchievementProps) {
  const headingId = useId();
  const { row, isOpen, times, close } = chosen;

  function end() {
    if (row) keepUnsentChanges(row.id, {});
    close();
  }
  function handleSaved() {
    toast({ title: achievementTexts.updated });
    end();
    onChanged();
  }
  const top = <h2 id={headingId}>Edit achievement</h2>;
  return (
    <Dialog className="dialog--achievement" isOpen={isOpen} onClose={close} labelledBy={headingId} top={top}>
      {row && <EditForm key={times} achievement={row} readNow={readNow} onSaved={handleSaved} onCancel={end} />}
    </Dialog>
  );
}

type EditFormProps = Pick<EditAchievementProps, "readNow"> & {
  achievement: Achievement;
  onSaved: () => void;
  onCancel: () => void;
};

/** What was changed is saved over the result as stored by now: what somebody else has changed meanwhile stays. */
function EditForm({ achievement, readNow, onSaved, onCancel }: EditFormProps) {
  const { id } = achievement;
  const before = valuesOf(achievement);
  const [values] = useState<AchievementValues>(() => ({ ...before, ...unsentChanges(id) }));
  const { problems, failure, isSending, form } = useForm({
    loadCheck: () => import("./achievement-checks.ts").then(({ check }) => check),
    read: (typed) => bodyOf(valuesIn(typed, achievementFields)),
    send: async (body: AchievementRequest) => {
      const stored = bodyOf(valuesOf((await readNow(id)) ?? achievement));
      const changes = changesIn(body, bodyOf(before));
      return api(achievementsAdminApi.update, { params: { id }, body: { ...stored, ...changes } });
    },
    onSent: onSaved,
    explain: explainAs(achievementTexts.failed),
  });
  return (
    <form
      className="form form--2"
      {...form}
      onChange={(event) => {
        keepUnsentChanges(id, changesIn(valuesIn(event.currentTarget, achievementFields), before));
        form.onChange(event);
      }}
    >
      <AchievementFields values={values} problems={problems} />
      {failure && <p className="err full">{failure}</p>}
      <div className="dialog__keys full">
        <Key type="submit" isBusy={isSending}>
          {isSending ? "Saving..." : "Save achievement"}
        </Key>
        <button type="button" className="line" onClick={onCancel}>
          Cancel
        </button>
      </div>
    </form>
  );
}
