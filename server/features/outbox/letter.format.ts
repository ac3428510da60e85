import type { Team } from "#contract/team.ts";

export type Letter = { subject: string; text: string };

/** Writes an email in plain text: its paragraphs, then the team's signature. */
export const letter = (team: Team, subject: string, paragraphs: string[]): Letter => ({
  subject,
  text: [...paragraphs, team.signature || team.name].join("\n\n"),
});

/** A link in an email, and how long it works. */
export type MailedLink = { address: string; hours: number };

export const inHours = (hours: number) => (hours === 1 ? "an hour" : `${hours} hours`);
