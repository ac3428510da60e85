import { tagPath } from "#contract/news/news-path.ts";

const shownTags = 3;

/** Returns the tags that a card shows, and how many it leaves out. */
export const cutTags = (tags: string[]) => ({
  shown: tags.slice(0, shownTags),
  more: Math.max(0, tags.length - shownTags),
});

/** About one line on a phone, in characters. */
const oneLine = 30;

type TagsProps = { of: string[] };

export function Tags({ of }: TagsProps) {
  const { shown, more } = cutTags(of);
  if (shown.length === 0) return null;
  const isLong = shown.length > 1 && shown.join("").length > oneLine;
  return (
    <ul className={isLong ? "tags tags--long" : "tags"} aria-label="Tags">
      <TagItems of={shown} />
      {more > 0 && <More count={more} />}
      {isLong && <More count={of.length - 1} isBeyondOne />}
    </ul>
  );
}

const TagItems = ({ of }: TagsProps) =>
  of.map((tag) => (
    <li key={tag} className={tag.includes(" ") ? "phrase" : undefined}>
      <a href={tagPath(tag)}>{tag}</a>
    </li>
  ));

const shownFirst = 6;

/** An article's tags. If there are many, only the first are shown until the rest is unfolded. */
export function AllTags({ of }: TagsProps) {
  if (of.length === 0) return null;
  const shown = of.length > shownFirst + 1 ? of.slice(0, shownFirst) : of;
  const rest = of.slice(shown.length);
  return (
    <div className="all-tags">
      <ul className="tags" aria-label="Tags">
        <TagItems of={shown} />
      </ul>
      {rest.length > 0 && (
        <details>
          <summary>
            +{rest.length}
            <span className="visually-hidden"> more tags</span>
          </summary>
          <ul className="tags" aria-label="More tags">
            <TagItems of={rest} />
          </ul>
        </details>
      )}
    </div>
  );
}

/** How many tags aren't shown: beyond three, or on a phone beyond the first if they'd take several lines. */
export const More = ({ count, isBeyondOne }: { count: number; isBeyondOne?: boolean }) => (
  <li className={isBeyondOne ? "more more--beyond-one" : "more"}>
    +{count}
    <span className="visually-hidden"> more</span>
  </li>
);
