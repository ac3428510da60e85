import { useId } from "react";
import { Dialog } from "#web/ui/overlays/dialog.tsx";
import { AwardForm } from "./award-form.tsx";
import { AwardReview } from "./award-review.tsx";
import { useAwardMany } from "./use-award-many.ts";
import "./awards.css";

type AwardDialogProps = { isOpen: boolean; onClose: () => void };

/**
 * Awards points to many in two steps: choosing members and amounts, then checking each new balance. Closing it keeps what was
 * typed.
 */
export function AwardDialog({ isOpen, onClose }: AwardDialogProps) {
  const headingId = useId();
  const award = useAwardMany(onClose);
  const title = award.review ? "Check the awards" : "Award many";
  return (
    <Dialog
      className="dialog--award"
      isOpen={isOpen}
      onClose={onClose}
      labelledBy={headingId}
      contentKey={award.review ? "review" : "draft"}
      header={<h2 id={headingId}>{title}</h2>}
    >
      {isOpen && (award.review ? <AwardReview award={award} /> : <AwardForm award={award} onCancel={onClose} />)}
    </Dialog>
  );
}
