import { formatDay } from "#web/ui/format/dates.ts";
import { publicationDate } from "./publication-date.ts";

type PublishedOnProps = { publishedAt: string | null; isFigure?: boolean };

/** When an article was published: in words, or with the day as a figure above its month. */
export function PublishedOn({ publishedAt, isFigure }: PublishedOnProps) {
  if (!publishedAt) return null;
  const date = publicationDate(publishedAt);
  const inWords = formatDay(date);
  const [day, ...month] = inWords.split(" ");
  return (
    <time dateTime={date}>
      {isFigure ? (
        <>
          <b className="numerals day">{day}</b> <span>{month.join(" ")}</span>
        </>
      ) : (
        inWords
      )}
    </time>
  );
}
