import type { StoredVideo } from "#contract/videos/admin/schemas.ts";
import { videoTexts } from "#contract/videos/constants.ts";
import { toastSaved } from "#web/ui/feedback/toast-saved.ts";
import { EditorSheet } from "#web/ui/overlays/editor-sheet.tsx";
import { VideoForm } from "./video-form.tsx";

type VideoDialogProps = {
  /** The video being edited; undefined for a new one. */
  base: StoredVideo | undefined;
  isOpen: boolean;
  /** How often it was opened. Used as a key, so that each opening shows the stored values. */
  times: number;
  onSaved: () => void;
  onClose: () => void;
};

/** Adds or edits a video. Unless closed with Cancel, it keeps what was typed. */
export function VideoDialog({ base, isOpen, times, onSaved, onClose }: VideoDialogProps) {
  function handleSaved(isAll: boolean) {
    toastSaved(base ? videoTexts.updated : videoTexts.added, isAll);
    if (isAll) onClose();
    onSaved();
  }
  return (
    <EditorSheet title={base ? "Edit video" : "Add video"} isOpen={isOpen} onClose={onClose}>
      <VideoForm key={times} base={base} onChanged={onSaved} onSaved={handleSaved} onCancel={onClose} />
    </EditorSheet>
  );
}
