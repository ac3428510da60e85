import { type ReactNode, useEffect, useRef, useState } from "react";
import type { DeskArticle } from "#contract/news/desk/schemas.ts";
import { useTeam } from "#web/api/team.ts";
import { draftsAt, dropDraft, type OpenDraft, type StoredDraft } from "#web/browser-state/draft-store.ts";
import { Button } from "#web/ui/actions/button.tsx";
import { isSame } from "#web/ui/forms/three-way-merge.ts";
import { LocalTime } from "#web/ui/marks/local-time.tsx";
import { type ArticleValues, blankArticle, settledValues, valuesOf } from "./article-values.ts";
import "./draft-question.css";

type DraftQuestionProps = {
  article: DeskArticle | undefined;
  draft: OpenDraft;
  /** The form. `isResumed` is true if something was asked before it. */
  children: (isResumed: boolean) => ReactNode;
};

/** Asks about each unsaved draft of an article whether to continue it, and then shows the form. */
export function DraftQuestion({ article, draft, children }: DraftQuestionProps) {
  const [found] = useState(() => draftsOf(draft));
  const { timeZone } = useTeam();
  const [[kept, ...others], setDrafts] = useState(found);

  function startWith(chosen: StoredDraft | undefined) {
    draft.choose(chosen);
    setDrafts([]);
  }
  function discard({ key }: StoredDraft) {
    dropDraft(key, "device");
    setDrafts(others);
  }
  if (!kept) return children(found.length > 0);
  return (
    <Question
      key={kept.key}
      kept={kept}
      isStale={article !== undefined && !isSame(kept.before, valuesOf(article, timeZone))}
      onContinue={() => startWith(kept)}
      onDiscard={() => discard(kept)}
      onStartAnew={article ? undefined : () => startWith(undefined)}
    />
  );
}

/** Fills in fields that a draft from an older version of the site lacks. */
const draftsOf = ({ key }: OpenDraft) =>
  draftsAt<ArticleValues>(key, "device").map((draft) => ({
    ...draft,
    before: { ...blankArticle, ...draft.before },
    typed: settledValues({ ...blankArticle, ...draft.typed }),
  }));

type QuestionProps = {
  kept: StoredDraft<ArticleValues>;
  /** Whether someone has saved the article since. */
  isStale: boolean;
  onContinue: () => void;
  onDiscard: () => void;
  /** Keeps it, perhaps because another tab is writing it, and starts another article. */
  onStartAnew: (() => void) | undefined;
};

function Question({ kept, isStale, onContinue, onDiscard, onStartAnew }: QuestionProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  const { title, excerpt, content } = kept.typed;
  return (
    <div className="draft-question">
      <h3 ref={heading} tabIndex={-1}>
        Continue with your unsaved text?
      </h3>
      <p>
        Last typed <LocalTime at={kept.at} />, and saved on this device.
        {isStale && " Someone has saved the article since. Where you both changed it, you’ll see both versions."}
      </p>
      <blockquote>
        <b>{title || "No title yet"}</b>
        <span>{excerpt || content || "No text yet"}</span>
      </blockquote>
      <div className="editor__actions">
        <Button onClick={onContinue}>Continue</Button>
        {onStartAnew && (
          <Button variant="secondary" onClick={onStartAnew}>
            Start another article
          </Button>
        )}
        <button type="button" className="text-link" onClick={onDiscard}>
          Discard
        </button>
      </div>
    </div>
  );
}
