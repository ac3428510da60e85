import { cutTags, More } from "#web/features/news/cards/tags.tsx";

/** How many characters of tags fit beside an article's category, author and read time. */
const roomForTags = 36;

/** Returns the first tag and those after it that fit beside it, three at most, and how many are left out. */
export function tagsThatFit(tags: string[]) {
  let left = roomForTags;
  const shown = cutTags(tags).shown.filter((tag, place) => {
    const fits = place === 0 || tag.length <= left;
    if (fits) left -= tag.length;
    return fits;
  });
  return { shown, more: tags.length - shown.length };
}

/** An article's tags. Those that don't fit are counted. */
export function ArticleTags({ of: tags }: { of: string[] }) {
  const { shown, more } = tagsThatFit(tags);
  if (tags.length === 0) return null;
  return (
    <ul className="tags" aria-label="Tags">
      {shown.map((tag) => (
        <li key={tag}>{tag}</li>
      ))}
      {more > 0 && <More count={more} />}
    </ul>
  );
}
