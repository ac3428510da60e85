import type { PlannedAward, UndoneAward } from "#contract/points/awards/schemas.ts";
import { inPoints } from "#contract/team/points-words.ts";
import { shownName } from "#contract/team/ways-to-reach.ts";
import type { Team } from "#contract/team.ts";
import { formatNumber } from "#web/ui/format/numbers.ts";

export const countOf = (count: number, one: string, several = `${one}s`) =>
  `${formatNumber(count)} ${count === 1 ? one : several}`;

export const moreMatchesWords = (shown: number, count: number) =>
  `Showing ${formatNumber(shown)} of ${formatNumber(count)}. To choose someone else, put their email address in the list instead.`;

/** Returns the lines of a plan that can be awarded. */
export const awardable = (plan: PlannedAward[]) => plan.filter(({ problem }) => problem === null);

const totalOf = (plan: PlannedAward[]) => awardable(plan).reduce((sum, { amount }) => sum + (amount ?? 0), 0);

export const membersOf = (plan: PlannedAward[]) => new Set(awardable(plan).map(({ user }) => user?.id)).size;

/** Says how many members get how many points. */
export function sumOf(plan: PlannedAward[], team: Team): string {
  const members = membersOf(plan);
  return `${countOf(members, "member")} ${members === 1 ? "gets" : "get"} ${inPoints(totalOf(plan), team)} in all.`;
}

const named = 3;

/** Says who keeps their points after an undo. */
export function keptWords({ left, deletedCount }: Pick<UndoneAward, "left" | "deletedCount">, team: Team): string {
  const names = left.slice(0, named).map(({ user }) => shownName(team, user));
  const others = left.length - names.length;
  const list = others > 0 ? `${names.join(", ")} and ${others} more` : names.join(" and ");
  const spent = left.length > 0 ? `Too few points left to take back: ${list}.` : "";
  const deleted =
    deletedCount > 0 ? `${countOf(deletedCount, "account has", "accounts have")} since been deleted.` : "";
  return [spent, deleted].filter(Boolean).join(" ");
}
