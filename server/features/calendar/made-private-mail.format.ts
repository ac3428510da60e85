import { type Letter, letter } from "#server/features/outbox/letter.format.ts";
import { team } from "#team.config.ts";

type MadePrivate = { name: string; title: string; reason: string; link: string };

/** Tells the author of a shared event that staff made it private, and why. */
export const madePrivateMail = ({ name, title, reason, link }: MadePrivate): Letter =>
  letter("Staff made your event private", [
    `Hello ${name},`,
    `Staff made your event “${title}” private. Other members no longer see it. You still do.`,
    `Their reason:\n\n${reason}`,
    `See your event: ${link}`,
    `Only staff can share it again. If you think this is a mistake, write to ${team.contactEmail}.`,
  ]);
