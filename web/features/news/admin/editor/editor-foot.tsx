import type { ReactNode } from "react";
import type { DeskArticle } from "#contract/news/desk/schemas.ts";
import type { ArticleStatus } from "#web/features/news/admin/news-desk.queries.ts";
import { Button } from "#web/ui/actions/button.tsx";

type EditorFootProps = {
  base: DeskArticle | undefined;
  /** Which it is about to have. */
  status: ArticleStatus;
  isSending: boolean;
  /** Whether this browser keeps what is typed. */
  isKept: boolean;
  onCancel: () => void;
  /** Why it was not saved. */
  children: ReactNode;
};

export function EditorFoot({ base, status, isSending, isKept, onCancel, children }: EditorFootProps) {
  const [name, pending] = wordsFor(base, status);
  return (
    <div className="editor__foot">
      {children && <p className="error">{children}</p>}
      <div className="editor__actions">
        <p className="muted">
          {isKept
            ? "We save your draft on this device until you save it or sign out."
            : "This browser can't save drafts, so you'll lose your text if you leave this page."}
        </p>
        <Button type="submit" data-save isBusy={isSending}>
          {isSending ? pending : name}
        </Button>
        <button type="button" className="text-link" onClick={onCancel}>
          Cancel
        </button>
      </div>
    </div>
  );
}

function wordsFor(base: DeskArticle | undefined, status: ArticleStatus): [string, string] {
  if (status === "published" && base?.status !== "published") return ["Publish article", "Publishing..."];
  if (base) return ["Save article", "Saving..."];
  return [status === "draft" ? "Save draft" : "Save article", "Saving..."];
}
