import type { PointsSummary } from "#contract/points/schemas.ts";
import { digitsOf } from "#web/ui/format/digits.ts";
import { formatNumber } from "#web/ui/format/numbers.ts";
import "./balance.css";

/** What the member has, and how often they earned and redeemed. */
export const Balance = ({ points, earnedCount, redemptionCount }: PointsSummary) => (
  <dl className="balance">
    <Figure name="Available points" value={points} />
    <Figure name="Earned transactions" value={earnedCount} />
    <Figure name="Redemptions" value={redemptionCount} />
  </dl>
);

function Figure({ name, value }: { name: string; value: number }) {
  const figure = formatNumber(value);
  return (
    <div>
      <dt>{name}</dt>
      <dd className="numerals" style={digitsOf(figure)}>
        {figure}
      </dd>
    </div>
  );
}
