import { useId } from "react";
import type { StoredVideo } from "#contract/videos/admin/schemas.ts";
import { videoTexts } from "#contract/videos/constants.ts";
import { toastSaved } from "#web/ui/feedback/toast-saved.ts";
import { Dialog } from "#web/ui/overlays/dialog.tsx";
import { VideoForm } from "./video-form.tsx";

type VideoDialogProps = {
  /** The video that is changed; none where it is a new one. */
  base: StoredVideo | undefined;
  isOpen: boolean;
  /** How often it was opened: each time shows what is stored by then. */
  times: number;
  onSaved: () => void;
  onClose: () => void;
};

/** Adds a video or changes one. Closed in any way but Cancel, it keeps what was typed. */
export function VideoDialog({ base, isOpen, times, onSaved, onClose }: VideoDialogProps) {
  const headingId = useId();
  function handleSaved(isAll: boolean) {
    toastSaved(base ? videoTexts.updated : videoTexts.added, isAll);
    if (isAll) onClose();
    onSaved();
  }
  const top = <h2 id={headingId}>{base ? "Edit video" : "Add video"}</h2>;
  return (
    <Dialog className="dialog--video" isOpen={isOpen} onClose={onClose} labelledBy={headingId} top={top}>
      <VideoForm key={times} base={base} onChanged={onSaved} onSaved={handleSaved} onCancel={onClose} />
    </Dialog>
  );
}
