const shownTags = 3;

/** Returns the tags that a card shows, and how many it leaves out. */
export const cutTags = (tags: string[]) => ({
  shown: tags.slice(0, shownTags),
  more: Math.max(0, tags.length - shownTags),
});

type TagsProps = { of: string[]; showAll?: boolean };

export function Tags({ of, showAll }: TagsProps) {
  const { shown, more } = showAll ? { shown: of, more: 0 } : cutTags(of);
  if (shown.length === 0) return null;
  return (
    <ul className="tags" aria-label="Tags">
      {shown.map((tag) => (
        <li key={tag}>{tag}</li>
      ))}
      {more > 0 && (
        <li className="more">
          +{more}
          <span className="visually-hidden"> more</span>
        </li>
      )}
    </ul>
  );
}
