import { useEffect, useRef } from "react";
import { Button } from "#web/ui/actions/button.tsx";
import { LocalTime } from "#web/ui/marks/local-time.tsx";
import type { ArticleDraft } from "./article-draft.ts";
import "./draft-question.css";

type DraftQuestionProps = {
  kept: ArticleDraft;
  /** Whether someone has saved the article since. */
  isOutdated: boolean;
  onContinue: () => void;
  onDiscard: () => void;
};

/** Asks whether to continue or discard an unsaved draft. */
export function DraftQuestion({ kept, isOutdated, onContinue, onDiscard }: DraftQuestionProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  const { title, excerpt, content } = kept.values;
  return (
    <div className="kept">
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
        <button type="button" className="text-link" onClick={onDiscard}>
          Discard
        </button>
      </div>
    </div>
  );
}
