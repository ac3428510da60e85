import { videoQueueTexts } from "#contract/videos/queue/constants.ts";
import { videoQueueApi } from "#contract/videos/queue/endpoints.ts";
import type { QueuedVideo } from "#contract/videos/queue/schemas.ts";
import { api } from "#web/api/api-client.ts";
import { dropDrafts } from "#web/browser-state/draft-store.ts";
import { describeError } from "#web/ui/feedback/error-message.ts";
import { toast } from "#web/ui/feedback/toast-queue.ts";
import { DialogForm } from "#web/ui/forms/dialog-form.tsx";
import { formSchemas } from "#web/ui/forms/schemas.ts";
import { TextAreaField, TextField } from "#web/ui/forms/text-field.tsx";
import { useDraft } from "#web/ui/forms/use-draft.ts";
import { useSubmitForm } from "#web/ui/forms/use-submit-form.ts";
import { EditorSheet } from "#web/ui/overlays/editor-sheet.tsx";
import type { RowDialog } from "#web/ui/overlays/use-row-dialog.ts";

type AcceptDialogProps = { chosen: RowDialog<QueuedVideo>; onChanged: () => void };

/** Edits a new video and accepts it. Unless closed with Cancel, it keeps what was typed. */
export const AcceptDialog = ({ chosen: { row, isOpen, times, close }, onChanged }: AcceptDialogProps) => (
  <EditorSheet title="Edit and accept" isOpen={isOpen} onClose={close}>
    {row && <AcceptForm key={times} video={row} onChanged={onChanged} onClose={close} />}
  </EditorSheet>
);

type AcceptFormProps = { video: QueuedVideo; onChanged: () => void; onClose: () => void };

function AcceptForm({ video: { id, title, description }, onChanged, onClose }: AcceptFormProps) {
  const draftKey = `new video ${id}`;
  const form = useSubmitForm({
    defaultValues: { title, description },
    draft: useDraft(draftKey),
    schema: () => formSchemas.videoQueue().then((forms) => forms.AcceptVideoRequest),
    send: (body) =>
      api(videoQueueApi.accept, { params: { id }, body }).catch((error: unknown) => {
        onChanged(); // someone else may have accepted it
        throw error;
      }),
    valuesAfter: (made) => ({ title: made.title, description: made.description }),
    onSent: (made) => {
      toast({ title: videoQueueTexts.accepted, description: `${made.title} is first on the site.` });
      end();
      onChanged();
    },
    hasFailureToast: true,
    errorMessage: describeError(videoQueueTexts.acceptFailed),
  });
  function end() {
    dropDrafts(draftKey);
    onClose();
  }
  return (
    <DialogForm form={form} submitLabel="Accept video" pendingLabel="Accepting..." onCancel={end}>
      <TextField label="Title" {...form.fieldProps("title")} />
      <TextAreaField
        label="Description"
        hint="Optional. This is the first paragraph of what the channel wrote."
        {...form.fieldProps("description")}
      />
    </DialogForm>
  );
}
