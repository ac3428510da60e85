import { useId } from "react";
import { useTeam } from "#web/api/team.ts";
import { formatNumber } from "#web/ui/format/numbers.ts";
import type { AdjustmentText } from "./adjustment.ts";

type QuickAwardsProps = { plan: AdjustmentText; onAward: (plan: AdjustmentText) => void };

/** The usual awards. Pressing one fills in the form. */
export function QuickAwards({ plan, onAward }: QuickAwardsProps) {
  const labelId = useId();
  const { awards } = useTeam().programme;
  if (awards.length === 0) return null;
  return (
    <fieldset className="award" aria-labelledby={labelId}>
      <p id={labelId}>Quick award</p>
      {awards.map(({ description, amount }) => {
        const award: AdjustmentText = { action: "add", amount: String(amount), description };
        const isFilledIn = plan.action === "add" && plan.amount === award.amount && plan.description === description;
        return (
          <button key={description} type="button" aria-pressed={isFilledIn} onClick={() => onAward(award)}>
            <span>{description}</span>
            <span className="numerals">{formatNumber(amount)}</span>
          </button>
        );
      })}
    </fieldset>
  );
}
