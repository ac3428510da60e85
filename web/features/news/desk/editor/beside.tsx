import { TextKey } from "#web/design/text-key.tsx";
import { isSame } from "#web/design/three-way-merge.ts";
import { categories } from "#web/features/news/category.tsx";
import { statusLabels } from "#web/features/news/desk/news-desk.queries.ts";
import type { ArticleValues, FieldName } from "./article-values.ts";
import { withFieldOf } from "./comparison.ts";
import type { Writing } from "./writing.ts";
import "./beside.css";

type BesideProps = { writing: Writing; name: FieldName; label: string };

/** Of a field that two people have changed: the other value, and the way to it and back. */
export function Beside({ writing: { clash, values, onChange }, name, label }: BesideProps) {
  if (!clash?.names.includes(name)) return null;
  const isTheirs = isSame(values[name], clash.theirs[name]);
  const [other, said, take] = isTheirs
    ? [clash.mine, "You typed", "Take yours back"]
    : [clash.theirs, "Saved meanwhile", "Take theirs"];
  return (
    <div className="beside">
      <p className="beside__said">{said}</p>
      {name === "content" ? (
        // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reached by keyboard
        <section className="beside__text" aria-label={`${label}: ${said}`} tabIndex={0}>
          {other.content}
        </section>
      ) : (
        <p className="beside__text">{inWords(name, other)}</p>
      )}
      <TextKey onClick={() => onChange(withFieldOf(other, name, values))}>
        {take}
        <span className="vh"> for {label}</span>
      </TextKey>
    </div>
  );
}

function inWords(name: FieldName, values: ArticleValues): string {
  if (name === "category") return categories[values.category].label;
  if (name === "status") return statusLabels[values.status];
  if (name === "featured") return values.featured ? "Featured" : "Not featured";
  if (name === "tags") return values.tags.join(", ") || "None";
  return values[name] || "Nothing";
}
