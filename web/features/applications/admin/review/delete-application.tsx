import { useMutation } from "@tanstack/react-query";
import { useRef, useState } from "react";
import { flushSync } from "react-dom";
import { applicationsAdminApi } from "#contract/applications/admin/endpoints.ts";
import type { Application } from "#contract/applications/admin/schemas.ts";
import { applicationTexts, applicationTypeLabels, memberApplicationTypes } from "#contract/applications/constants.ts";
import { api } from "#web/api/api-client.ts";
import { TextButton } from "#web/ui/actions/text-button.tsx";
import { describeError } from "#web/ui/feedback/error-message.ts";
import { toast } from "#web/ui/feedback/toast.ts";
import { restorableText, toastDeleted } from "#web/ui/feedback/toast-undoable.ts";
import { ConfirmDialog } from "#web/ui/overlays/confirm-dialog.tsx";
import { isOutdated } from "./outdated.ts";
import { forgetNotes } from "./unsent-notes.ts";

type DeleteApplicationProps = {
  application: Application;
  onDeleted: (control: Element | null) => void;
  onRestored: () => void;
  /** Called if someone else was quicker. */
  onOutdated: (sentence: string, control: Element | null) => void;
};

const errorMessage = describeError("Couldn’t delete the application");

/** Deletes an application, after asking. */
export function DeleteApplication({ application, onDeleted, onRestored, onOutdated }: DeleteApplicationProps) {
  const { id, name, type } = application;
  const [isConfirmOpen, setConfirmOpen] = useState(false);
  const button = useRef<HTMLDivElement>(null);
  const removal = useMutation({
    mutationFn: () => api(applicationsAdminApi.remove, { params: { id } }),
    onSuccess: () => {
      flushSync(() => setConfirmOpen(false)); // return the focus before the row is removed
      forgetNotes(id);
      toastDeleted({ id, title: applicationTexts.deleted, onSettled: onRestored });
      onDeleted(button.current);
    },
    onError: (error) => {
      flushSync(() => setConfirmOpen(false));
      const failure = errorMessage(error);
      toast({ ...failure, tone: "bad", replaceKey: `delete ${id}` });
      if (isOutdated(error)) onOutdated(failure.description, button.current);
    },
  });
  const mayReturn = memberApplicationTypes.some((sent) => sent === type);
  return (
    <div ref={button}>
      <TextButton isDestructive onClick={() => setConfirmOpen(true)} aria-haspopup="dialog">
        Delete<span className="visually-hidden"> the application of {name}</span>
      </TextButton>
      <ConfirmDialog
        isDestructive
        isOpen={isConfirmOpen}
        title={`Delete the application of ${name}?`}
        confirmLabel="Delete application"
        pendingLabel="Deleting..."
        isBusy={removal.isPending}
        onConfirm={() => removal.mutate()}
        onClose={() => setConfirmOpen(false)}
      >
        <p>
          {applicationTypeLabels[type]}. {restorableText}
          {mayReturn && " Its sender may apply again."}
        </p>
      </ConfirmDialog>
    </div>
  );
}
