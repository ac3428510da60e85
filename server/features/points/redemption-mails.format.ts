import { inPoints } from "#contract/team/points-words.ts";
import { deliversOnDiscord, deliveryOf } from "#contract/team/ways-to-reach.ts";
import type { Team } from "#contract/team.ts";
import { letter } from "#server/features/outbox/letter.format.ts";

type Resolved = { name: string; itemName: string; pointsSpent: number; status: "completed" | "cancelled" };

/** Tells a member what happened to their redemption. Staff's notes on it are only for staff. */
export function redemptionMail(team: Team, { name, itemName, pointsSpent, status }: Resolved) {
  const where = deliversOnDiscord(team) ? ". Check your Discord for it." : `, ${deliveryOf(team)}.`;
  const words = {
    completed: {
      subject: `Your reward was delivered: ${itemName}`,
      text: `We delivered your reward, ${itemName}${where}`,
    },
    cancelled: {
      subject: `Your redemption was cancelled: ${itemName}`,
      text: `We couldn’t deliver ${itemName}, so we cancelled it and gave you your ${inPoints(pointsSpent, team)} back.`,
    },
  }[status];
  const ifWrong = `If something isn’t right, write to ${team.contactEmail}.`;
  return letter(team, words.subject, [`Hello ${name},`, words.text, ifWrong]);
}
