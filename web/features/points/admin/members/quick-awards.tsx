import { useId } from "react";
import { quickAwards } from "#contract/points/constants.ts";
import { formatNumber } from "#web/ui/format/numbers.ts";
import type { AdjustmentText } from "./adjustment.ts";

type QuickAwardsProps = { plan: AdjustmentText; onAward: (plan: AdjustmentText) => void };

/** The usual awards. Pressing one fills in the form. */
export function QuickAwards({ plan, onAward }: QuickAwardsProps) {
  const labelId = useId();
  return (
    <fieldset className="award" aria-labelledby={labelId}>
      <p id={labelId}>Quick award</p>
      {quickAwards.map(({ description, amount }) => {
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
