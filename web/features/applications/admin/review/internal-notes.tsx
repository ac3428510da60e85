import { applicationsAdminApi } from "#contract/applications/admin/endpoints.ts";
import type { Application } from "#contract/applications/admin/schemas.ts";
import { applicationTexts } from "#contract/applications/constants.ts";
import { api } from "#web/api/calls.ts";
import { Button } from "#web/ui/actions/button.tsx";
import { describeError } from "#web/ui/feedback/error-message.ts";
import { formSchemas } from "#web/ui/forms/schemas.ts";
import { TextAreaField } from "#web/ui/forms/text-field.tsx";
import { useFormMutation } from "#web/ui/forms/use-form-mutation.ts";
import { internalDraft } from "./unsent-notes.ts";

type InternalNotesProps = { application: Application; onSaved: (answer: Application) => void };

/** Staff's notes to each other, before and after a decision. */
export function InternalNotes({ application, onSaved }: InternalNotesProps) {
  const { id, internalNotes } = application;
  const stored = internalNotes ?? "";
  const form = useFormMutation({
    defaultValues: { internalNotes: stored },
    unsavedAs: internalDraft(id),
    schema: () => formSchemas.applicationsAdmin().then((forms) => forms.InternalNotesRequest),
    send: (body) => api(applicationsAdminApi.noteInternally, { params: { id }, body }),
    valuesAfter: (answer) => ({ internalNotes: answer.internalNotes ?? "" }),
    onSent: onSaved,
    errorMessage: describeError("Couldn't save the notes"),
  });
  const isChanged = form.watch("internalNotes") !== stored;
  return (
    <form className="internal-notes" {...form.form}>
      <TextAreaField
        label="Internal notes"
        hint={applicationTexts.internalNotesHint}
        rows={2}
        {...form.field("internalNotes")}
      />
      {form.failure && <p className="error">{form.failure}</p>}
      {(isChanged || form.isSending) && (
        <Button type="submit" variant="secondary" small data-save isBusy={form.isSending}>
          {form.isSending ? "Saving..." : "Save notes"}
        </Button>
      )}
    </form>
  );
}
