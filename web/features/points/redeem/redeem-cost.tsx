import { formatNumber } from "#web/ui/format/numbers.ts";

/** What a reward costs, and what is left of the balance then where that is certain. */
export const RedeemCost = ({ price, balance }: { price: number; balance?: number }) => (
  <dl className="redeem__cost">
    <dt>Cost</dt>
    <dd className="numerals">{formatNumber(price)}</dd>
    {balance !== undefined && balance >= price && (
      <>
        <dt>Left after</dt>
        <dd className="numerals">{formatNumber(balance - price)}</dd>
      </>
    )}
    {balance !== undefined && balance < price && (
      <>
        <dt>You have</dt>
        <dd className="numerals">{formatNumber(balance)}</dd>
      </>
    )}
  </dl>
);
