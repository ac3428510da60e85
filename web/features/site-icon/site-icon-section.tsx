import { useMutation, useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { ApiFailure } from "#contract/client.ts";
import { faviconTexts } from "#contract/first-steps/constants.ts";
import { firstStepsApi } from "#contract/first-steps/endpoints.ts";
import { maxPictureBytes, uploadTexts } from "#contract/uploads/constants.ts";
import { api } from "#web/api/api-client.ts";
import { upload } from "#web/api/upload.ts";
import { TextButton } from "#web/ui/actions/text-button.tsx";
import { describeError } from "#web/ui/feedback/error-message.ts";
import { toast } from "#web/ui/feedback/toast.ts";
import { useDialogMutation } from "#web/ui/feedback/use-dialog-mutation.ts";
import { ConfirmDialog } from "#web/ui/overlays/confirm-dialog.tsx";
import { IconDrop } from "./icon-drop.tsx";
import { siteIcon } from "./site-icon.queries.ts";
import { useIconChanged } from "./use-icon-changed.ts";
import "./site-icon-section.css";

/** The icon in browsers' tabs, with a way to replace it. */
export function SiteIconSection() {
  const { data } = useQuery(siteIcon());
  const upload = useIconUpload();
  return (
    <section aria-labelledby="icon-heading">
      <h3 id="icon-heading">Favicon</h3>
      <p className="site-icon__about">
        The icon in the browser tab, and on a phone’s home screen.{" "}
        {data?.url === null && "Until you upload one, we use the first letter of the wordmark."}
      </p>
      <IconDrop url={data?.url} {...upload} />
      <RemoveIcon
        hasIcon={Boolean(data?.url)}
        onRemoved={() => document.querySelector<HTMLElement>(".site-icon input")?.focus()}
      />
    </section>
  );
}

const isRefused = (error: unknown) => error instanceof ApiFailure && error.status < 500;

/** Uploads a picture as the site's icon, and shows it in this tab's head too. */
function useIconUpload() {
  const changed = useIconChanged();
  const [share, setShare] = useState(0);
  const [problem, setProblem] = useState<string>();
  const sending = useMutation({
    mutationFn: (file: File) => upload(firstStepsApi.favicon, { favicon: file }, { onProgress: setShare }),
    onSuccess: (answer) => {
      toast({ title: faviconTexts.updated, replaceKey: firstStepsApi.favicon.path });
      return changed(answer);
    },
    onError: (error) => {
      const said = describeError(isRefused(error) ? faviconTexts.updateFailed : faviconTexts.uploadFailed)(error);
      setProblem(said.description);
      toast({ ...said, tone: "bad", replaceKey: firstStepsApi.favicon.path });
    },
  });

  function send(files: readonly File[]) {
    if (sending.isPending) return;
    const wrong = problemOf(files);
    const [file] = files;
    setProblem(wrong);
    setShare(0);
    if (!wrong && file) sending.mutate(file);
  }
  return { send, problem, share: sending.isPending ? share : undefined };
}

/**
 * Returns the error message for the chosen files before anything is uploaded, or undefined. The server checks the number of
 * pixels.
 */
export function problemOf(files: readonly Pick<File, "type" | "size">[]): string | undefined {
  const [file, ...others] = files;
  if (file?.type !== "image/png" || file.size > maxPictureBytes) return faviconTexts.wrong;
  return others.length > 0 ? uploadTexts.several : undefined;
}

const replaceKey = firstStepsApi.favicon.path;

type RemoveIconProps = {
  hasIcon: boolean;
  /** Called after the button is gone, to move the focus elsewhere. */
  onRemoved: () => void;
};

/** Removes the icon, after asking. */
function RemoveIcon({ hasIcon, onRemoved }: RemoveIconProps) {
  const [isConfirmOpen, setConfirmOpen] = useState(false);
  const changed = useIconChanged();
  const { mutate, dialog } = useDialogMutation({
    isOpen: isConfirmOpen,
    onClose: () => setConfirmOpen(false),
    failureTitle: faviconTexts.removeFailed,
    mutationFn: () => api(firstStepsApi.removeFavicon),
    onSuccess: () => {
      toast({ title: faviconTexts.removed, replaceKey });
      onRemoved();
      return changed({ url: null });
    },
  });
  return (
    <>
      {hasIcon && (
        <TextButton isDestructive aria-haspopup="dialog" onClick={() => setConfirmOpen(true)}>
          Remove icon
        </TextButton>
      )}
      <ConfirmDialog
        {...dialog}
        isDestructive
        title="Remove the icon?"
        confirmLabel="Remove icon"
        pendingLabel="Removing..."
        onConfirm={() => mutate()}
      >
        <p>Browsers show the first letter of the wordmark again. To bring this icon back, upload it once more.</p>
      </ConfirmDialog>
    </>
  );
}
