import { pointsWord } from "#contract/team/points-word.ts";
import { useTeam } from "#web/api/team.ts";
import { formatNumber } from "#web/ui/format/numbers.ts";

/** An amount of points where what's beside it says what it is. Screen readers hear the word. */
export const PointsFigure = ({ amount }: { amount: number }) => (
  <>
    {formatNumber(amount)}
    <span className="visually-hidden"> {pointsWord(amount, useTeam())}</span>
  </>
);
