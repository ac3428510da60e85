import type { Team } from "#contract/team.ts";
import { type Letter, letter } from "#server/features/outbox/letter.format.ts";

/** What every email about a change says to an owner who didn't make it. */
export const notYou =
  "If that wasn’t you, get your password and second factor reset now: ask another admin, or use the server’s console.";

/** The dashboard pages that these emails link to. */
const devicesPage = "/admin/settings?part=sign-in";
const guestsPage = "/admin/temp-access";

export const newDeviceMail = (team: Team, username: string, siteUrl: string): Letter =>
  letter(team, `New sign-in to your ${team.name} staff account`, [
    "Hello,",
    `Someone has just signed in to the staff account ${username} on a new device. If that was you, there’s nothing to do.`,
    "See every device it’s signed in on:",
    `${siteUrl}${devicesPage}`,
    notYou,
  ]);

type Opened = { guest: string; siteUrl: string };

export const linkOpenedMail = (team: Team, username: string, { guest, siteUrl }: Opened): Letter =>
  letter(team, `Your temporary link to ${team.name} was opened`, [
    "Hello,",
    `Someone called ${guest} opened a temporary link that the staff account ${username} made. In the dashboard, Temp Access shows who’s signed in with a link and lets you end their session:`,
    `${siteUrl}${guestsPage}`,
    "If you didn’t share that link, end the session now.",
  ]);
