import type { ReactNode } from "react";
import type { DeskArticle } from "#contract/news/desk/schemas.ts";
import type { ArticleStatus } from "#web/features/news/admin/news-admin.queries.ts";
import { Button } from "#web/ui/actions/button.tsx";
import { ErrorText } from "#web/ui/feedback/error-text.tsx";
import type { ArticleValues } from "./article-values.ts";
import "./editor-foot.css";

type EditorFootProps = {
  /** The ways to save it. Ctrl+S uses the first, and goes on editing. */
  choices: SaveChoice[];
  isSending: boolean;
  /** Whether the browser's storage works. */
  isKept: boolean;
  /** Called right before the form is sent. `stays` if the editor stays open afterwards. */
  onChoose: (status: SaveChoice["status"], stays: boolean) => void;
  /** The way that is being sent. */
  chosen: SaveChoice["status"];
  onCancel: () => void;
  /** The failure of the last save. */
  children: ReactNode;
};

export function EditorFoot({ choices, isSending, isKept, onChoose, chosen, onCancel, children }: EditorFootProps) {
  return (
    <div className="editor__foot">
      <ErrorText>{children}</ErrorText>
      <div className="editor__actions">
        {choices.map(({ status, name, pending, isMain }, place) => (
          <Button
            key={status}
            type="submit"
            {...(!isMain && { variant: "secondary" })}
            {...(place === 0 && { "data-save": true })}
            isBusy={isSending && chosen === status}
            isDisabled={isSending && chosen !== status}
            onClick={({ currentTarget }) => onChoose(status, currentTarget.dataset.save === "stay")}
          >
            {isSending && chosen === status ? pending : name}
          </Button>
        ))}
        <button type="button" className="text-link" onClick={onCancel}>
          Cancel
        </button>
        <p className="muted">
          {isKept
            ? "We keep your text on this device until you save it or sign out."
            : "This browser can’t keep your text, so you’ll lose it if you leave this page."}
        </p>
      </div>
    </div>
  );
}

/** A way to save an article: the resulting status, and the button's label. */
type SaveChoice = { status: ArticleStatus; name: string; pending: string; isMain: boolean };

const publish = { status: "published", name: "Publish article", pending: "Publishing..." } as const;
const saveDraft = { status: "draft", name: "Save draft", pending: "Saving..." } as const;
const schedule = { status: "draft", name: "Schedule article", pending: "Scheduling..." } as const;

/** Returns the ways to save an article. An unpublished one can be kept as a draft, scheduled or published. */
export function saveChoices(
  base: DeskArticle | undefined,
  { status, scheduledAt }: Pick<ArticleValues, "status" | "scheduledAt">,
): SaveChoice[] {
  const isUnpublished = base === undefined || base.status === "draft";
  if (isUnpublished && status !== "archived")
    return scheduledAt
      ? [
          { ...schedule, isMain: true },
          { ...publish, name: "Publish now", isMain: false },
        ]
      : [
          { ...saveDraft, isMain: status === "draft" },
          { ...publish, isMain: status !== "draft" },
        ];
  const isPublishing = status === "published" && base?.status !== "published";
  return [
    isPublishing ? { ...publish, isMain: true } : { status, name: "Save article", pending: "Saving...", isMain: true },
  ];
}
