import { useState } from "react";
import { applicationsAdminApi } from "#contract/applications/admin/endpoints.ts";
import type { Application } from "#contract/applications/admin/schemas.ts";
import { applicationTypeLabels } from "#contract/applications/application-types.ts";
import { applicationTexts } from "#contract/applications/constants.ts";
import { memberApplicationTypes } from "#contract/team/openings.ts";
import { api } from "#web/api/api-client.ts";
import { TextButton } from "#web/ui/actions/text-button.tsx";
import { errorReason } from "#web/ui/feedback/error-message.ts";
import { restorableText } from "#web/ui/feedback/toast-undoable.ts";
import { DeleteDialog } from "#web/ui/overlays/delete-dialog.tsx";
import { forgetNotes } from "./unsent-notes.ts";
import { isStale } from "./use-application-changes.ts";

type DeleteApplicationProps = {
  application: Application;
  onDeleted: () => void;
  onRestored: () => void;
  /** Called if someone else was quicker. */
  onStale: (sentence: string) => void;
};

const texts = { deleted: applicationTexts.deleted, deleteFailed: "Couldn’t delete the application" };

/** Deletes an application, after asking. */
export function DeleteApplication({ application, onDeleted, onRestored, onStale }: DeleteApplicationProps) {
  const { id, name, type } = application;
  const [isOpen, setOpen] = useState(false);
  const [refusal, setRefusal] = useState<string>();
  const mayReturn = memberApplicationTypes.some((sent) => sent === type);

  async function remove() {
    setRefusal(undefined);
    await api(applicationsAdminApi.remove, { params: { id } }).catch((error: unknown) => {
      if (isStale(error)) setRefusal(errorReason(error));
      throw error;
    });
    forgetNotes(id);
  }
  /** The row changes once the dialog, which says so, is closed: it would take the dialog with it. */
  function handleClose() {
    setOpen(false);
    if (refusal) onStale(refusal);
    setRefusal(undefined);
  }
  return (
    <div>
      <TextButton isDestructive onClick={() => setOpen(true)} aria-haspopup="dialog">
        Delete<span className="visually-hidden"> the application of {name}</span>
      </TextButton>
      <DeleteDialog
        chosen={{ row: application, isOpen, close: handleClose }}
        nameOf={() => `the application of ${name}`}
        confirmLabel="Delete application"
        texts={texts}
        hasFailureToast
        remove={remove}
        onDeleted={onDeleted}
        onRestored={onRestored}
      >
        {() => (
          <p>
            {applicationTypeLabels[type]}. {restorableText}
            {mayReturn && " Its sender may apply again."}
          </p>
        )}
      </DeleteDialog>
    </div>
  );
}
