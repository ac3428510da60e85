import { useRef, useState } from "react";
import type { StoredVideo } from "#contract/videos/admin/schemas.ts";
import { videoTexts } from "#contract/videos/constants.ts";
import { Button } from "#web/ui/actions/button.tsx";
import { describeError } from "#web/ui/feedback/error-message.ts";
import { Field } from "#web/ui/fields/field.tsx";
import { ConflictChoices } from "#web/ui/forms/conflict-choices.tsx";
import { fillIn, keepUnsentChanges } from "#web/ui/forms/form-values.ts";
import { useEditedRow } from "#web/ui/forms/use-edited-row.ts";
import { useForm } from "#web/ui/forms/use-form.ts";
import { blankVideo, bodyOf, saveVideo, type VideoValues, valuesOf, videoValuesIn } from "./video-values.ts";

type VideoFormProps = {
  /** The video that is changed; none where it is a new one. */
  base: StoredVideo | undefined;
  onChanged: () => void;
  onSaved: (isAll: boolean) => void;
  onCancel: () => void;
};

/** What was typed in it outlives its dialog, until it is saved or given up. */
export function VideoForm({ base: opened, onChanged, onSaved, onCancel }: VideoFormProps) {
  const [base, setBase] = useState(opened); // a new one has become one that is changed once it is added
  const about = `video ${base?.id ?? "new"}`;
  const element = useRef<HTMLFormElement>(null);
  const { values, conflict, keep, save, saved } = useEditedRow<StoredVideo, VideoValues>({
    row: base,
    valuesOf: (row) => (row ? valuesOf(row) : blankVideo),
    about,
    onMerged: (merged) => element.current && fillIn(element.current, merged),
    onOutdated: onChanged,
  });
  const forget = () => keepUnsentChanges(about, {});
  const { problems, failure, isSending, recheck, form } = useForm({
    loadCheck: () => import("./video-check.ts"),
    read: (typed) => bodyOf(videoValuesIn(typed)),
    send: () => save(typedIn(element.current), (typed, version) => saveVideo(typed, base && { id: base.id, version })),
    onSent: (answer, sent) => {
      forget();
      setBase(answer);
      onSaved(saved(answer, typedIn(sent), `video ${answer.id}`));
    },
    errorMessage: describeError(base ? videoTexts.updateFailed : videoTexts.addFailed),
  });
  function handleTake(name: string, value: string) {
    if (!element.current) return;
    fillIn(element.current, { [name]: value });
    keep(typedIn(element.current));
    void recheck(element.current);
  }
  return (
    <form
      className="form"
      ref={element}
      {...form}
      onChange={(event) => {
        keep(typedIn(event.currentTarget));
        form.onChange(event);
      }}
    >
      <Field label={labels.videoId} hint="As YouTube shares it, or its 11 characters." error={problems.videoId}>
        {(wiring) => (
          <input {...wiring} name="videoId" inputMode="url" autoComplete="off" defaultValue={values.videoId} />
        )}
      </Field>
      <Field label={labels.title} error={problems.title}>
        {(wiring) => <input {...wiring} name="title" autoComplete="off" defaultValue={values.title} />}
      </Field>
      <Field label={labels.description} hint="Optional." error={problems.description}>
        {(wiring) => <textarea {...wiring} name="description" rows={3} defaultValue={values.description} />}
      </Field>
      {base && <StateField value={values.state} />}
      {failure && <p className="error">{failure}</p>}
      {conflict && (
        <ConflictChoices
          conflict={conflict}
          labels={labels}
          inWords={(name, value) => (name === "state" ? states[value === "inactive" ? "inactive" : "active"] : value)}
          onTake={handleTake}
        />
      )}
      <div className="dialog__actions">
        <Button type="submit" isBusy={isSending}>
          {isSending ? "Saving..." : base ? "Save video" : "Add video"}
        </Button>
        <button
          type="button"
          className="text-link"
          onClick={() => {
            forget();
            onCancel();
          }}
        >
          Cancel
        </button>
      </div>
    </form>
  );
}

const labels = { videoId: "Video ID or address", title: "Title", description: "Description", state: "State" };
const states = { active: "Active", inactive: "Inactive" };

const typedIn = (form: HTMLFormElement | null) => (form ? videoValuesIn(form) : blankVideo);

const StateField = ({ value }: { value: string }) => (
  <Field label={labels.state} hint="An inactive video keeps its place here, and the site does not show it.">
    {(wiring) => (
      <select {...wiring} name="state" defaultValue={value}>
        <option value="active">{states.active}</option>
        <option value="inactive">{states.inactive}</option>
      </select>
    )}
  </Field>
);
