import "./markdown-help.css";

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
export const MarkdownHelp = () => (
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
