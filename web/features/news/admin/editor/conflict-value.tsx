import { statusLabels } from "#web/features/news/admin/news-admin.queries.ts";
import { categories } from "#web/features/news/cards/category.tsx";
import { TextButton } from "#web/ui/actions/text-button.tsx";
import { isSame } from "#web/ui/forms/three-way-merge.ts";
import { type ArticleFieldProps, type ArticleValues, type FieldName, withFieldOf } from "./article-values.ts";
import "./conflict-value.css";

type BesideProps = { writing: ArticleFieldProps; name: FieldName; label: string };

/** For a field that two people have changed: the other value, and a button to switch between the two. */
export function ConflictValue({ writing: { conflict, values, onChange }, name, label }: BesideProps) {
  if (!conflict?.names.includes(name)) return null;
  const isTheirs = isSame(values[name], conflict.theirs[name]);
  const [other, said, take] = isTheirs
    ? [conflict.mine, "You typed", "Use yours"]
    : [conflict.theirs, "Saved by someone else", "Use theirs"];
  return (
    <div className="conflict-value">
      <p className="conflict-value__said">{said}</p>
      {name === "content" ? (
        // biome-ignore lint/a11y/noNoninteractiveTabindex: scrollable content must be reachable by keyboard
        <section className="conflict-value__text" aria-label={`${label}: ${said}`} tabIndex={0}>
          {other.content}
        </section>
      ) : (
        <p className="conflict-value__text">{inWords(name, other)}</p>
      )}
      <TextButton onClick={() => onChange(withFieldOf(other, name, values))}>
        {take}
        <span className="visually-hidden"> for {label}</span>
      </TextButton>
    </div>
  );
}

function inWords(name: FieldName, values: ArticleValues): string {
  if (name === "category") return categories[values.category].label;
  if (name === "status") return statusLabels[values.status];
  if (name === "featured") return values.featured ? "Featured" : "Not featured";
  if (name === "tags") return values.tags.join(", ") || "None";
  if (name === "scheduledAt") return values.scheduledAt.replace("T", ", ") || "Not scheduled";
  return values[name] || "Nothing";
}
