import type { Team } from "#contract/team.ts";
import { type Letter, letter } from "#server/features/outbox/letter.format.ts";

type MadePrivate = { name: string; title: string; reason: string; link: string };

/** Tells the author of a shared event that staff made it private, and why. */
export const madePrivateMail = (team: Team, { name, title, reason, link }: MadePrivate): Letter =>
  letter(team, "Staff made your event private", [
    `Hello ${name},`,
    `Staff made your event “${title}” private. Other members no longer see it. You still do.`,
    `Their reason:\n\n${reason}`,
    `See your event: ${link}`,
    `Only staff can share it again. If you think this is a mistake, write to ${team.contactEmail}.`,
  ]);
