import { useState } from "react";
import { accountTexts } from "#contract/accounts/constants.ts";
import type { Member } from "#contract/accounts/schemas.ts";
import { pointsTexts } from "#contract/points/constants.ts";
import type { RewardItem } from "#contract/points/schemas.ts";
import { Button } from "#web/ui/actions/button.tsx";
import { formatNumber } from "#web/ui/format/numbers.ts";
import { TextField } from "#web/ui/forms/text-field.tsx";
import type { Opening } from "./use-redeem-dialogs.ts";
import { useRedeemForm } from "./use-redeem-form.ts";

type RedeemFormProps = {
  opening: Opening;
  isOpen: boolean;
  item: RewardItem;
  /** Whether it's no longer offered. */
  isGone: boolean;
  points: number;
  member: Member;
  readItem: () => Promise<RewardItem | undefined>;
  onKeep: (opening: Opening) => void;
  onRedeemed: () => void;
};

export function RedeemForm({ isOpen, isGone, points, member, ...redeeming }: RedeemFormProps) {
  const { opening, item } = redeeming;
  const form = useRedeemForm({ ...redeeming, discord: member.discord });
  const { failure, isSending } = form;
  const balance = useWhile(isOpen && !isSending, points);
  const isUnanswered = opening.sent !== undefined && !isSending;
  const obstacle = opening.sent ? undefined : isGone ? "No Longer Available" : shortage(balance, item);
  return (
    <>
      <RedeemCost price={item.price} {...(!isUnanswered && { balance })} />
      <p className="redeem__note" role="status">
        {isUnanswered
          ? "No answer yet. Send it again to check: it’s only redeemed once."
          : !isSending && !(failure && isGone) && newsOf(opening.item, isGone ? undefined : item)}
      </p>
      <form className="form" {...form.formProps}>
        <TextField
          label="Discord username"
          hint={accountTexts.discordHint}
          autoCapitalize="none"
          spellCheck={false}
          readOnly={isSending || isUnanswered}
          {...form.fieldProps("discordUsername")}
        />
        {failure && <p className="error">{failure}</p>}
        <Button type="submit" isBusy={isSending} isDisabled={obstacle !== undefined}>
          {isSending ? "Redeeming..." : (obstacle ?? `Redeem for ${inPoints(item.price)}`)}
        </Button>
      </form>
    </>
  );
}

/** Returns the value from when `holds` was last true, so that the dialog doesn't change while it's sending or closing. */
function useWhile(holds: boolean, value: number): number {
  const [last, setLast] = useState(value);
  if (holds && last !== value) setLast(value);
  return last;
}

const inPoints = (price: number) => `${formatNumber(price)} ${price === 1 ? "point" : "points"}`;

const shortage = (balance: number, { price }: RewardItem) =>
  balance < price ? pointsTexts.insufficientButton : undefined;

/** Returns how the offer has changed since the dialog was opened, or undefined if it hasn't. */
function newsOf(before: RewardItem, now: RewardItem | undefined): string | undefined {
  if (!now) return pointsTexts.itemGone;
  if (now.price === before.price) return undefined;
  return `The price has changed from ${inPoints(before.price)} to ${formatNumber(now.price)}.`;
}

/** What a reward costs, and the balance left afterwards if that is certain. */
const RedeemCost = ({ price, balance }: { price: number; balance?: number }) => (
  <dl className="redeem__cost">
    <dt>Cost</dt>
    <dd className="numerals">{formatNumber(price)}</dd>
    {balance !== undefined && balance >= price && (
      <>
        <dt>Balance after</dt>
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
