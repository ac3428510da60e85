import { team } from "#web/team.ts";

/** Swedes write a date as ISO does. */
const isoDate = new Intl.DateTimeFormat("sv-SE", { timeZone: team.timeZone });

/** The date on which something was published where the team is, such as `2025-11-09`. */
export const publicationDate = (publishedAt: string) => isoDate.format(new Date(publishedAt));
