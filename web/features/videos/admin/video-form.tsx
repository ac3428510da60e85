import { videosAdminApi } from "#contract/videos/admin/endpoints.ts";
import type { StoredVideo } from "#contract/videos/admin/schemas.ts";
import { videoTexts } from "#contract/videos/constants.ts";
import { api } from "#web/api/api-client.ts";
import { dropDrafts } from "#web/browser-state/draft-store.ts";
import { describeError } from "#web/ui/feedback/error-message.ts";
import { ConflictChoices } from "#web/ui/forms/conflict-choices.tsx";
import { FormActions } from "#web/ui/forms/form-actions.tsx";
import { formSchemas } from "#web/ui/forms/schemas.ts";
import { SelectField, TextAreaField, TextField } from "#web/ui/forms/text-field.tsx";
import { useDraft } from "#web/ui/forms/use-draft.ts";
import { useEditForm } from "#web/ui/forms/use-edit-form.ts";

type VideoFormProps = {
  /** The video being edited; undefined for a new one. */
  base: StoredVideo | undefined;
  onChanged: () => void;
  onSaved: (hasNoLaterEdits: boolean) => void;
  onCancel: () => void;
};

const draftKeyOf = (video: StoredVideo | undefined) => `video ${video?.id ?? "new"}`;

/** The form of a video. What was typed outlives the dialog, until it's saved or discarded. */
export function VideoForm({ base: opened, onChanged, onSaved, onCancel }: VideoFormProps) {
  const forget = () => dropDrafts(draftKeyOf(opened));
  const form = useEditForm({
    row: opened,
    valuesOf,
    draft: useDraft(draftKeyOf(opened)),
    schema: () => formSchemas.videosAdmin().then((forms) => forms.UpdateVideoRequest),
    toBody: bodyOf,
    send: saveVideo,
    onSent: (_video, hasNoLaterEdits) => onSaved(hasNoLaterEdits),
    newIn: videosAdminApi.listForStaff,
    onStale: onChanged,
    hasFailureToast: true,
    errorMessage: describeError(opened ? videoTexts.updateFailed : videoTexts.addFailed),
  });
  function handleCancel() {
    forget();
    onCancel();
  }
  return (
    <form className="form" {...form.formProps}>
      <TextField
        label={labels.videoId}
        hint="The YouTube link, or its 11-character ID."
        inputMode="url"
        {...form.fieldProps("videoId")}
      />
      <TextField label={labels.title} {...form.fieldProps("title")} />
      <TextAreaField label={labels.description} hint="Optional." {...form.fieldProps("description")} />
      {form.row && (
        <SelectField
          label={labels.state}
          hint="An inactive video keeps its place here, but the site doesn’t show it."
          {...form.fieldProps("state")}
        >
          <option value="active">{states.active}</option>
          <option value="inactive">{states.inactive}</option>
        </SelectField>
      )}
      <FormActions
        form={form}
        className="dialog__actions"
        submitLabel={form.row ? "Save video" : "Add video"}
        pendingLabel="Saving..."
        onCancel={handleCancel}
      >
        <ConflictChoices
          form={form}
          labels={labels}
          inWords={(name, { state }) =>
            name === "state" ? states[state === "inactive" ? "inactive" : "active"] : undefined
          }
        />
      </FormActions>
    </form>
  );
}

const labels = { videoId: "Video ID or address", title: "Title", description: "Description", state: "State" };
const states = { active: "Active", inactive: "Inactive" };

/** A video as text, for its form. */
type VideoValues = { videoId: string; title: string; description: string; state: string };

const valuesOf = (video: StoredVideo | undefined): VideoValues => ({
  videoId: video?.videoId ?? "",
  title: video?.title ?? "",
  description: video?.description ?? "",
  state: video?.isActive === false ? "inactive" : "active",
});

const bodyOf = ({ state, ...body }: VideoValues) => ({ ...body, isActive: state !== "inactive" });

/** Saves a video. The server decides that a new one is active and comes last. */
function saveVideo({ isActive, ...body }: ReturnType<typeof bodyOf>, video: StoredVideo | undefined) {
  if (!video) return api(videosAdminApi.create, { body });
  const { id, version } = video;
  return api(videosAdminApi.update, { params: { id }, body: { ...body, isActive, version } });
}
