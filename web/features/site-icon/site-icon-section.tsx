import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { useRouter } from "@tanstack/react-router";
import { useRef, useState } from "react";
import { ApiFailure } from "#contract/client.ts";
import { faviconTexts } from "#contract/first-steps/constants.ts";
import { firstStepsApi } from "#contract/first-steps/endpoints.ts";
import type { SiteIcon } from "#contract/site-icon/schemas.ts";
import { maxPictureBytes, uploadTexts } from "#contract/uploads/constants.ts";
import { api } from "#web/api/api-client.ts";
import { useTeam } from "#web/api/team.ts";
import { upload } from "#web/api/upload.ts";
import { TextButton } from "#web/ui/actions/text-button.tsx";
import { describeError } from "#web/ui/feedback/error-message.ts";
import { toast } from "#web/ui/feedback/toast-queue.ts";
import { useDialogMutation } from "#web/ui/feedback/use-dialog-mutation.ts";
import { useKeptFocus } from "#web/ui/focus/use-kept-focus.ts";
import { ConfirmDialog } from "#web/ui/overlays/confirm-dialog.tsx";
import { DropField, Invitation } from "#web/ui/pictures/drop-field.tsx";
import { Progress } from "#web/ui/pictures/picture-drop.tsx";
import { iconLinks } from "./icon-links.ts";
import { siteIcon } from "./site-icon.queries.ts";
import "./site-icon-section.css";

/** The icon in browsers' tabs, with a way to replace it. */
export function SiteIconSection() {
  const { data } = useQuery(siteIcon());
  const upload = useIconUpload();
  const keptFocus = useKeptFocus<HTMLElement>((section) => section.querySelector("input"));
  return (
    <section aria-labelledby="icon-heading" {...keptFocus}>
      <h3 id="icon-heading">Favicon</h3>
      <p className="site-icon__about">
        The icon in the browser tab, and on a phone’s home screen.{" "}
        {data?.url === null && "Until you upload one, we use the first letter of the wordmark."}
      </p>
      <IconDrop url={data?.url} {...upload} />
      <RemoveIcon hasIcon={Boolean(data?.url)} />
    </section>
  );
}

const isRefused = (error: unknown) => error instanceof ApiFailure && error.status < 500;

/** Uploads a picture as the site's icon, and shows it in this tab's head too. The upload can be cancelled. */
function useIconUpload() {
  const queryClient = useQueryClient();
  const changed = useIconChanged();
  const underWay = useRef<AbortController>(undefined);
  const [share, setShare] = useState(0);
  const [problem, setProblem] = useState<string>();
  const sending = useMutation({
    mutationFn: (file: File) => {
      const own = new AbortController();
      underWay.current = own;
      return upload(firstStepsApi.favicon, { favicon: file }, { onProgress: setShare, signal: own.signal });
    },
    onSuccess: (answer) => {
      toast({ title: faviconTexts.updated, replaceKey: firstStepsApi.favicon.path });
      return changed(answer);
    },
    onError: async (error) => {
      if (underWay.current?.signal.aborted)
        return changed(await queryClient.fetchQuery({ ...siteIcon(), staleTime: 0 })); // it may have arrived
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
  return { send, cancel: () => underWay.current?.abort(), problem, share: sending.isPending ? share : undefined };
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

/** Removes the icon, after asking. */
function RemoveIcon({ hasIcon }: { hasIcon: boolean }) {
  const [isConfirmOpen, setConfirmOpen] = useState(false);
  const changed = useIconChanged();
  const { mutate, dialog } = useDialogMutation({
    isOpen: isConfirmOpen,
    onClose: () => setConfirmOpen(false),
    failureTitle: faviconTexts.removeFailed,
    mutationFn: () => api(firstStepsApi.removeFavicon),
    onSuccess: () => {
      toast({ title: faviconTexts.removed, replaceKey });
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

type IconDropProps = {
  url: string | null | undefined;
  problem: string | undefined;
  /** The fraction uploaded, from 0 to 1; undefined if nothing is being uploaded. */
  share: number | undefined;
  send: (files: File[]) => void;
  cancel: () => void;
};

/** The current icon, and a drop zone to replace it. */
function IconDrop({ url, problem, share, send, cancel }: IconDropProps) {
  const team = useTeam();
  const isSending = share !== undefined;
  return (
    <DropField
      label={url ? "Replace the icon" : "Upload an icon"}
      hint={faviconTexts.hint}
      problem={problem}
      accept="image/png"
      isBusy={isSending}
      className="site-icon"
      picture={
        <img
          className="site-icon__now"
          src={iconLinks(url, team).at(-1)?.href}
          alt="Current icon"
          width="72"
          height="72"
        />
      }
      title={isSending ? <Progress share={share} /> : <Invitation>Drop a PNG, or</Invitation>}
      said={isSending && uploadTexts.uploading}
      actions={isSending && <TextButton onClick={cancel}>Cancel</TextButton>}
      onFiles={send}
    />
  );
}

/** Returns a function that shows the new icon, in this tab's head too. */
function useIconChanged() {
  const queryClient = useQueryClient();
  const router = useRouter();
  return async (icon: SiteIcon) => {
    queryClient.setQueryData(siteIcon().queryKey, icon);
    void queryClient.invalidateQueries({ queryKey: [firstStepsApi.get.path] });
    await router.invalidate();
  };
}
