import { useEffect, useRef, useState } from "react";
import { ApiFailure } from "#contract/client.ts";
import { newsDeskApi } from "#contract/news/desk/endpoints.ts";
import type { DeskArticle } from "#contract/news/desk/schemas.ts";
import { api } from "#web/api/api-client.ts";
import { Button } from "#web/ui/actions/button.tsx";
import { LocalTime } from "#web/ui/marks/local-time.tsx";
import { type ArticleDraft, articleDrafts, deleteDraft } from "./article-draft.ts";
import { ArticleForm } from "./article-form.tsx";
import { type ArticleValues, settledValues, valuesOf } from "./article-values.ts";
import { continuedFrom, isUntouched, orphaned, rebasedOn, type StartingPoint, startingPointOf } from "./rebase.ts";
import type { DraftSaver } from "./use-article-draft.ts";
import "./draft-recovery.css";

type DraftRecoveryProps = {
  article: DeskArticle | undefined;
  storageKey: string;
  draftSaver: DraftSaver;
  isKept: boolean;
  onSaved: (
    answer: DeskArticle,
    saved: { before: DeskArticle | undefined; hasNoLaterEdits: boolean; goesOn: boolean },
  ) => void;
  /** Called if the article has changed since it was loaded. */
  onOutdated: () => void;
  onCancel: () => void;
};

/** The editor of an article. Asks first whether to continue an unsaved draft, and merges it if the article has changed since. */
export function DraftRecovery(props: DraftRecoveryProps) {
  const { article, storageKey, draftSaver, isKept, onSaved, onOutdated, onCancel } = props;
  const [start, setStart] = useState(() => startingPointOf(article));
  const [[kept, ...others], setDrafts] = useState(() => articleDrafts(storageKey));

  function keep({ base, before }: StartingPoint, values: ArticleValues) {
    draftSaver.keep({ version: base?.version ?? null, before, values: settledValues(values) });
  }
  function goOn(next: StartingPoint) {
    setStart(next);
    keep(next, next.values);
  }
  function handleTyped(values: ArticleValues) {
    if (isUntouched(start, values)) draftSaver.forget();
    else keep(start, values);
  }
  async function handleRefused(error: unknown, values: ArticleValues) {
    const { base } = start;
    const typed = settledValues(values); // another form replaces this one, and its uploads end
    if (!base || !(error instanceof ApiFailure)) return;
    const newer = error.status === 409 ? await articleNow(base.id) : undefined;
    if (newer) goOn(rebasedOn(newer, start, typed));
    if (error.status === 404) goOn(orphaned(start, typed));
    if (newer || error.status === 404) onOutdated();
  }
  /** Continues editing with what was typed during the save, now based on the stored article. The form stays mounted. */
  function handleSaved(answer: DeskArticle, later: ArticleValues | undefined, hasNoLaterEdits: boolean) {
    const { base, formKey } = start;
    onSaved(answer, { before: base, hasNoLaterEdits, goesOn: later !== undefined });
    if (!later) return;
    const next = { formKey, base: answer, before: valuesOf(answer), values: later };
    setStart(next);
    if (!hasNoLaterEdits) keep(next, later);
  }
  function startAnew() {
    setDrafts([]);
    setStart({ ...start, formKey: start.formKey + 1 });
  }
  function discard(key: string) {
    deleteDraft(key);
    if (others.length > 0) setDrafts(others);
    else startAnew();
  }

  if (kept)
    return (
      <DraftQuestion
        key={kept.key}
        kept={kept.draft}
        isOutdated={article !== undefined && kept.draft.version !== article.version}
        onContinue={() => {
          draftSaver.goOnFrom(kept);
          goOn(continuedFrom(kept.draft, start));
          setDrafts([]);
        }}
        onDiscard={() => discard(kept.key)}
        onStartAnew={article ? undefined : startAnew}
      />
    );
  return (
    <ArticleForm
      key={start.formKey}
      start={start}
      isKept={isKept}
      onTyped={handleTyped}
      onRefused={handleRefused}
      onSaved={handleSaved}
      onCancel={onCancel}
    />
  );
}

const articleNow = (id: string) => api(newsDeskApi.get, { params: { id } }).catch(() => undefined);

type DraftQuestionProps = {
  kept: ArticleDraft;
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
  const { title, excerpt, content } = kept.values;
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
