import { type ReactNode, useRef } from "react";
import type { Application } from "#contract/applications/admin/schemas.ts";
import { Button } from "#web/ui/actions/button.tsx";
import { useRowDialog } from "#web/ui/overlays/use-row-dialog.ts";
import { ReviewDialog } from "./review-dialog.tsx";
import type { Decision } from "./review-form.tsx";

type ReviewActionsProps = {
  application: Application;
  onReviewed: (answer: Application, control: Element | null) => void;
  /** Called when the list must be reloaded. */
  onChanged: () => void;
  onOutdated: (sentence: string, control: Element | null) => void;
  /** Further actions. */
  children: ReactNode;
};

export function ReviewActions({ application, onReviewed, onChanged, onOutdated, children }: ReviewActionsProps) {
  const place = useRef<HTMLDivElement>(null);
  const { row: decision, isOpen, open, close } = useRowDialog<Decision["status"]>();
  const named = <span className="visually-hidden"> the application of {application.name}</span>;
  return (
    <div className="application-list__act" ref={place}>
      <div className="application-list__actions">
        <Button small aria-haspopup="dialog" onClick={() => open("approved")}>
          Approve{named}
        </Button>
        <Button variant="secondary" small aria-haspopup="dialog" onClick={() => open("rejected")}>
          Reject{named}
        </Button>
        {children}
      </div>
      <ReviewDialog
        decision={decision && { application, status: decision }}
        isOpen={isOpen}
        onClose={close}
        onReviewed={(answer) => onReviewed(answer, place.current)}
        onChanged={onChanged}
        onOutdated={(sentence) => onOutdated(sentence, place.current)}
      />
    </div>
  );
}
