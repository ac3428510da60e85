import type { Team } from "#contract/team.ts";

/** The team's word for an amount of its points, as in "Available points". By itself because it's all that visitors' pages need. */
export const pointsWord = (amount: number, { programme: { unit } }: Pick<Team, "programme">): string =>
  amount === 1 ? unit.one : unit.many;
