import { applicationsAdminApi } from "#contract/applications/admin/endpoints.ts";
import type { InternalNotesRequest } from "#contract/applications/admin/forms.ts";
import type { Application } from "#contract/applications/admin/schemas.ts";
import { applicationTexts } from "#contract/applications/constants.ts";
import { api } from "#web/api/api-client.ts";
import { Button } from "#web/ui/actions/button.tsx";
import { describeError } from "#web/ui/feedback/error-message.ts";
import { ConflictChoices } from "#web/ui/forms/conflict-choices.tsx";
import { formSchemas } from "#web/ui/forms/schemas.ts";
import { TextAreaField } from "#web/ui/forms/text-field.tsx";
import { useDraft } from "#web/ui/forms/use-draft.ts";
import { useEditForm } from "#web/ui/forms/use-edit-form.ts";
import { internalDraftKey } from "./unsent-notes.ts";

type InternalNotesProps = {
  application: Application;
  onSaved: (answer: Application) => void;
  /** Called if someone else saved or deleted it first. */
  onStale: () => void;
};

/** Staff's notes to each other, before and after a decision. */
export function InternalNotes({ application, onSaved, onStale }: InternalNotesProps) {
  const form = useEditForm({
    row: application,
    valuesOf,
    draft: useDraft(internalDraftKey(application.id)),
    schema: () => formSchemas.applicationsAdmin().then((forms) => forms.InternalNotesRequest),
    toBody: (values) => values,
    send: (body, row: Application | undefined) => saveNotes(row ?? application, body),
    onSent: onSaved,
    onStale,
    errorMessage: describeError(applicationTexts.notesFailed),
  });
  const isChanged = form.watch("internalNotes") !== (application.internalNotes ?? "");
  return (
    <form className="internal-notes" {...form.formProps}>
      <TextAreaField
        label={labels.internalNotes}
        hint={applicationTexts.internalNotesHint}
        rows={2}
        {...form.fieldProps("internalNotes")}
      />
      {form.failure && <p className="error">{form.failure}</p>}
      <ConflictChoices form={form} labels={labels} />
      {(isChanged || form.isSending) && (
        <Button type="submit" variant="secondary" small data-save isBusy={form.isSending}>
          {form.isSending ? "Saving..." : "Save notes"}
        </Button>
      )}
    </form>
  );
}

const saveNotes = ({ id, version }: Application, body: InternalNotesRequest) =>
  api(applicationsAdminApi.noteInternally, { params: { id }, body: { ...body, version } });

const valuesOf = (row: Application | undefined) => ({ internalNotes: row?.internalNotes ?? "" });
const labels = { internalNotes: "Internal notes" };
