const shownTags = 3;

/** Returns the tags that a card shows, and how many it leaves out. */
export const cutTags = (tags: string[]) => ({
  shown: tags.slice(0, shownTags),
  more: Math.max(0, tags.length - shownTags),
});

/** About one line on a phone, in characters. */
const oneLine = 30;

type TagsProps = { of: string[]; showAll?: boolean };

export function Tags({ of, showAll }: TagsProps) {
  const { shown, more } = showAll ? { shown: of, more: 0 } : cutTags(of);
  if (shown.length === 0) return null;
  const isLong = !showAll && shown.length > 1 && shown.join("").length > oneLine;
  return (
    <ul className={isLong ? "tags tags--long" : "tags"} aria-label="Tags">
      {shown.map((tag) => (
        <li key={tag}>{tag}</li>
      ))}
      {more > 0 && <More count={more} />}
      {isLong && <More count={of.length - 1} isBeyondOne />}
    </ul>
  );
}

/** How many tags aren't shown: beyond three, or on a phone beyond the first if they'd take several lines. */
export const More = ({ count, isBeyondOne }: { count: number; isBeyondOne?: boolean }) => (
  <li className={isBeyondOne ? "more more--beyond-one" : "more"}>
    +{count}
    <span className="visually-hidden"> more</span>
  </li>
);
