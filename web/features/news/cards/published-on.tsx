import { useTeam } from "#web/api/team.ts";
import { wallTimeAt } from "#web/ui/format/clock.ts";
import { formatDay } from "#web/ui/format/dates.ts";

type PublishedOnProps = { publishedAt: string | null; isFigure?: boolean };

/** When an article was published: in words, or with the day as a figure above its month. */
export function PublishedOn({ publishedAt, isFigure }: PublishedOnProps) {
  const { timeZone } = useTeam();
  if (!publishedAt) return null;
  const date = publicationDate(publishedAt, timeZone);
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

/** Returns the publication date in the team's time zone, such as `2025-11-09`. */
export const publicationDate = (publishedAt: string, teamZone: string) =>
  wallTimeAt(Date.parse(publishedAt), teamZone).day;
