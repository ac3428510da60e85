import { useSyncExternalStore } from "react";
import { maxExcerptLength, recommendedExcerpt } from "#contract/news/desk/constants.ts";
import type { DeskArticle } from "#contract/news/desk/schemas.ts";
import { readTimeOf, wordCountOf } from "#contract/news/read-time.ts";
import { MarkdownText } from "#web/features/news/admin/markdown/markdown-text.tsx";
import { Field } from "#web/ui/fields/field.tsx";
import { useDebouncedValue } from "#web/ui/fields/use-debounced-value.ts";
import { formatNumber } from "#web/ui/format/numbers.ts";
import { ArticlePreview } from "./article-preview.tsx";
import type { ArticleFieldProps } from "./article-values.ts";
import "./content-panel.css";

type ContentPanelProps = { writing: ArticleFieldProps; base: DeskArticle | undefined; isShown: boolean };

/**
 * The article's text, with a live preview beside it on wide screens. The fields stay mounted when the window is resized, because
 * the caret, the undo history and uploads would be lost with them.
 */
export function ContentPanel({ writing, base, isShown }: ContentPanelProps) {
  const isWide = useIsWide();
  const content = useDebouncedValue(writing.values.content);
  const title = useDebouncedValue(writing.values.title); // debounced, because each title has its own picture
  return (
    <div className="editor__beside">
      <ContentFields writing={writing} />
      {isWide && isShown && (
        // biome-ignore lint/a11y/noNoninteractiveTabindex: scrollable content must be reachable by keyboard
        <section className="editor__live" aria-label="Live preview" tabIndex={0}>
          <ArticlePreview values={{ ...writing.values, title, content }} base={base} />
        </section>
      )}
    </div>
  );
}

const wide = "(width >= 72em)";

function subscribe(changed: () => void) {
  const query = matchMedia(wide);
  query.addEventListener("change", changed);
  return () => query.removeEventListener("change", changed);
}

/** Whether a text and its preview fit side by side. */
const useIsWide = () =>
  useSyncExternalStore(
    subscribe,
    () => matchMedia(wide).matches,
    () => false,
  );

/** The fields that readers see. */
function ContentFields({ writing }: { writing: ArticleFieldProps }) {
  const { values, problems, onChange } = writing;
  return (
    <div className="form">
      <div>
        <Field label="Title" error={problems.title}>
          {(inputProps) => (
            <input
              {...inputProps}
              name="title"
              autoComplete="off"
              value={values.title}
              onChange={({ target }) => onChange({ title: target.value })}
            />
          )}
        </Field>
      </div>
      <div>
        <Field label="Excerpt" hint={excerptAdvice(values.excerpt)} error={problems.excerpt}>
          {(inputProps) => (
            <textarea
              {...inputProps}
              className="input editor__excerpt"
              name="excerpt"
              rows={2}
              value={values.excerpt}
              onChange={({ target }) => onChange({ excerpt: target.value })}
            />
          )}
        </Field>
      </div>
      <div>
        <Field label="Content" hint={lengthInWords(values.content)} error={problems.content}>
          {(inputProps) => (
            <MarkdownText
              {...inputProps}
              className="input editor__content"
              name="content"
              value={values.content}
              onChange={({ target }) => onChange({ content: target.value })}
            />
          )}
        </Field>
        <MarkdownHelp />
      </div>
    </div>
  );
}

function lengthInWords(content: string): string {
  const words = wordCountOf(content);
  return `${formatNumber(words)} ${words === 1 ? "word" : "words"}, ${readTimeOf(words)} min to read. Written in Markdown.`;
}

const marks: [string, string][] = [
  ["## Heading", "a heading"],
  ["**bold**", "bold"],
  ["*italic*", "italic"],
  ["- one", "a list; 1. for numbers"],
  ["> said", "a quote"],
  ["[text](https://...)", "a link"],
  ["![what it shows](https://...)", "a picture"],
  ["| a | b |", "a table, with |---|---| below its first row"],
];

/** The Markdown that an article can use. */
const MarkdownHelp = () => (
  <details className="marks">
    <summary>Markdown basics</summary>
    <dl>
      {marks.map(([mark, meaning]) => (
        <div key={mark}>
          <dt>
            <code>{mark}</code>
          </dt>
          <dd>{meaning}</dd>
        </div>
      ))}
    </dl>
    <p>Leave an empty line to start a new paragraph. Drop or paste a picture where it belongs in the text.</p>
  </details>
);

const { from, to } = recommendedExcerpt;

/** Compares an excerpt's length with the recommended one. Counts characters the way validation does. */
export function excerptAdvice(excerpt: string): string {
  const length = [...excerpt.trim()].length;
  const counted = `${length} of ${maxExcerptLength} characters`;
  if (length > maxExcerptLength) return `${counted}: ${length - maxExcerptLength} too many.`;
  if (length >= from && length <= to) return `${counted}: just right.`;
  return `${counted}. ${from} to ${to} works best.`;
}
