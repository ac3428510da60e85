import type { StoredVideo } from "#contract/videos/admin/schemas.ts";
import { videoTexts } from "#contract/videos/constants.ts";
import { toastSaved } from "#web/ui/feedback/toast-saved.ts";
import { EditorSheet } from "#web/ui/overlays/editor-sheet.tsx";
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
