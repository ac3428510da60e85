import { team } from "#web/team.ts";

/** The Swedish locale writes dates as ISO does. */
const isoDate = new Intl.DateTimeFormat("sv-SE", { timeZone: team.timeZone });

/** Returns the publication date in the team's time zone, such as `2025-11-09`. */
export const publicationDate = (publishedAt: string) => isoDate.format(new Date(publishedAt));
