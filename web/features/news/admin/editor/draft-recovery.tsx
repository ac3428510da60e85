import { useEffect, useRef, useState } from "react";
import { useTeam } from "#web/api/team.ts";
import { draftsAt, dropDraft, type OpenDraft, type StoredDraft } from "#web/browser-state/draft-store.ts";
import { Button } from "#web/ui/actions/button.tsx";
import { isSame } from "#web/ui/forms/three-way-merge.ts";
import { LocalTime } from "#web/ui/marks/local-time.tsx";
import { ArticleForm, type ArticleFormProps } from "./article-form.tsx";
import { type ArticleValues, blankArticle, settledValues, valuesOf } from "./article-values.ts";
import "./draft-recovery.css";

type DraftRecoveryProps = Omit<ArticleFormProps, "isResumed">;

/** The editor of an article. Asks first whether to continue an unsaved draft. */
export function DraftRecovery({ article, draft, ...form }: DraftRecoveryProps) {
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
  if (!kept) return <ArticleForm article={article} draft={draft} isResumed={found.length > 0} {...form} />;
  return (
    <DraftQuestion
      key={kept.key}
      kept={kept}
      isOutdated={article !== undefined && !isSame(kept.before, valuesOf(article, timeZone))}
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

type DraftQuestionProps = {
  kept: StoredDraft<ArticleValues>;
  /** Whether someone has saved the article since. */
  isOutdated: boolean;
  onContinue: () => void;
  onDiscard: () => void;
  /** Keeps it, perhaps because another tab is writing it, and starts another article. */
  onStartAnew: (() => void) | undefined;
};

/** Asks whether to continue or discard an unsaved draft. */
function DraftQuestion({ kept, isOutdated, onContinue, onDiscard, onStartAnew }: DraftQuestionProps) {
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
        {isOutdated && " Someone has saved the article since. Where you both changed it, you’ll see both versions."}
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
