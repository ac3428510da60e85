import { type Letter, letter } from "#server/features/outbox/letter.format.ts";
import { team } from "#team.config.ts";

/** What every email about a change says, for an owner who didn't make it. */
export const notYou = "If that wasn't you, tell another admin now, or reset the account from the server's console.";

export const newDeviceMail = (username: string): Letter =>
  letter(`New sign-in to your ${team.name} staff account`, [
    "Hello,",
    `somebody has just signed in to the staff account ${username} on a device that it wasn't used on before. If it was you, there's nothing to do.`,
    notYou,
  ]);

export const linkOpenedMail = (username: string, guest: string): Letter =>
  letter(`A temporary link of yours to ${team.name} was opened`, [
    "Hello,",
    `somebody who calls themselves ${guest} opened a temporary link that the staff account ${username} made. Settings in the dashboard shows who is in by such a link, and can end it.`,
    "If you didn't share that link, end the session now.",
  ]);
