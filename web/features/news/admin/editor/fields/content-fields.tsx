import { readTimeOf, wordCountOf } from "#contract/news/read-time.ts";
import { MarkdownText } from "#web/features/news/admin/editor/markdown/markdown-text.tsx";
import { Field } from "#web/ui/fields/field.tsx";
import { formatNumber } from "#web/ui/format/numbers.ts";
import type { ArticleFieldProps } from "./article-fields.ts";
import { ConflictValue } from "./conflict/conflict-value.tsx";
import { excerptAdvice } from "./excerpt-advice.ts";
import "./content-fields.css";

/** The fields that readers see. */
export function ContentFields({ writing }: { writing: ArticleFieldProps }) {
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
        <ConflictValue writing={writing} name="title" label="Title" />
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
        <ConflictValue writing={writing} name="excerpt" label="Excerpt" />
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
        <ConflictValue writing={writing} name="content" label="Content" />
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
