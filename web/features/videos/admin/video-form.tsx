import { videoTexts } from "#contract/videos/constants.ts";
import type { StoredVideo } from "#contract/videos/schemas.ts";
import { explainAs } from "#web/design/explain.ts";
import { Field } from "#web/design/field.tsx";
import { changesIn, keepUnsentChanges, unsentChanges } from "#web/design/form-values.ts";
import { Key } from "#web/design/key.tsx";
import { useForm } from "#web/design/use-form.ts";
import { blankVideo, bodyOf, save, valuesOf, videoValuesIn } from "./video-values.ts";

type VideoFormProps = {
  /** The video that is changed; none where it is a new one. */
  base: StoredVideo | undefined;
  onSaved: () => void;
  onCancel: () => void;
};

/** What was typed in it outlives its dialog, until it is saved or given up. */
export function VideoForm({ base, onSaved, onCancel }: VideoFormProps) {
  const about = `video ${base?.id ?? "new"}`;
  const before = base ? valuesOf(base) : blankVideo;
  const values = { ...before, ...unsentChanges(about) };
  const forget = () => keepUnsentChanges(about, {});
  const { problems, failure, isSending, form } = useForm({
    loadCheck: () => import("./video-check.ts"),
    read: (typed) => bodyOf(videoValuesIn(typed)),
    send: (body) => save(body, base),
    onSent: () => {
      forget();
      onSaved();
    },
    explain: explainAs(base ? videoTexts.updateFailed : videoTexts.addFailed),
  });
  return (
    <form
      className="form"
      {...form}
      onChange={(event) => {
        keepUnsentChanges(about, changesIn(videoValuesIn(event.currentTarget), before));
        form.onChange(event);
      }}
    >
      <Field label="Video ID or address" hint="As YouTube shares it, or its 11 characters." error={problems.videoId}>
        {(wiring) => (
          <input {...wiring} name="videoId" inputMode="url" autoComplete="off" defaultValue={values.videoId} />
        )}
      </Field>
      <Field label="Title" error={problems.title}>
        {(wiring) => <input {...wiring} name="title" autoComplete="off" defaultValue={values.title} />}
      </Field>
      <Field label="Description" hint="Optional." error={problems.description}>
        {(wiring) => <textarea {...wiring} name="description" rows={3} defaultValue={values.description} />}
      </Field>
      {base && <StateField value={values.state} />}
      {failure && <p className="err">{failure}</p>}
      <div className="dialog__keys">
        <Key type="submit" isBusy={isSending}>
          {isSending ? "Saving..." : base ? "Save video" : "Add video"}
        </Key>
        <button
          type="button"
          className="line"
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

const StateField = ({ value }: { value: string }) => (
  <Field label="State" hint="An inactive video keeps its place here, and the site does not show it.">
    {(wiring) => (
      <select {...wiring} name="state" defaultValue={value}>
        <option value="active">Active</option>
        <option value="inactive">Inactive</option>
      </select>
    )}
  </Field>
);
