import type { Team } from "#contract/team.ts";
import { capitalised, numberIn } from "#contract/writing.ts";
import { pointsWord } from "./points-word.ts";

type Named = Pick<Team, "programme">;

/** The team's word for its points where no amount is said, as in "You earn points". */
export const pointsName = (team: Named): string => pointsWord(0, team);

/** The team's word where it stands alone or begins a name, as in "User Points". */
export const pointsTitle = ({ programme: { unit } }: Named): string => capitalised(unit.many);

/** An amount of points as every sentence says it: "1 point" or "1,200 points". */
export const inPoints = (amount: number, team: Named & Pick<Team, "locale">): string =>
  `${numberIn(team.locale, amount)} ${pointsWord(amount, team)}`;

/** On the button of a reward that costs more than the member has. */
export const insufficientButton = (team: Named): string => `Insufficient ${pointsTitle(team)}`;
