import type { Team } from "#contract/team.ts";
import { addressOn } from "./platforms.ts";

/** Without one, no text sends anybody there. */
export const hasDiscord = (team: Team): boolean => addressOn("discord", team) !== undefined;

/** What staff call a member: their name on Discord where the team has one, or else their own. */
export const shownName = (
  team: Team,
  { discordUsername, name }: { discordUsername: string | null; name: string },
): string => (hasDiscord(team) && discordUsername) || name;

const usually = (team: Team) => (hasDiscord(team) ? "on Discord" : "by email");

/** How rewards reach members, as in "Rewards arrive on Discord". */
export const deliveryOf = (team: Team): string => team.programme.delivery || usually(team);

/** How and when rewards reach members, as in "Rewards arrive on Discord within 48 hours". */
export const timedDeliveryOf = (team: Team): string =>
  [deliveryOf(team), team.programme.deliveryTime].filter(Boolean).join(" ");

/** How the team answers applications, as in "We'll contact you on Discord". */
export const answersOf = (team: Team): string => team.join.answers || usually(team);

/** Whether members look for their rewards on Discord. */
export const deliversOnDiscord = (team: Team): boolean =>
  team.programme.isOn && hasDiscord(team) && /discord/i.test(deliveryOf(team));

/** Whether applicants look for the answer on Discord. */
export const answersOnDiscord = (team: Team): boolean => hasDiscord(team) && /discord/i.test(answersOf(team));
