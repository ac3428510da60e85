import { useState } from "react";
import { accountTexts } from "#contract/accounts/constants.ts";
import type { Member } from "#contract/accounts/schemas.ts";
import { pointsTexts } from "#contract/points/constants.ts";
import type { RewardItem } from "#contract/points/schemas.ts";
import { Button } from "#web/ui/actions/button.tsx";
import { Field } from "#web/ui/fields/field.tsx";
import { formatNumber } from "#web/ui/format/numbers.ts";
import { RedeemCost } from "./redeem-cost.tsx";
import type { Opening } from "./use-redeem-dialogs.ts";
import { useRedeemForm } from "./use-redeem-form.ts";

type RedeemFormProps = {
  opening: Opening;
  isOpen: boolean;
  item: RewardItem;
  /** It is no longer offered. */
  isGone: boolean;
  points: number;
  member: Member;
  readItem: () => Promise<RewardItem | undefined>;
  onKeep: (opening: Opening) => void;
  onRedeemed: () => void;
};

export function RedeemForm({ isOpen, isGone, points, member, ...redeeming }: RedeemFormProps) {
  const { opening, item } = redeeming;
  const { problems, failure, isSending, form } = useRedeemForm(redeeming);
  const balance = useWhile(isOpen && !isSending, points);
  const isUnanswered = opening.sent !== undefined && !isSending;
  const obstacle = opening.sent ? undefined : isGone ? "No Longer Available" : shortage(balance, item);
  return (
    <>
      <RedeemCost price={item.price} {...(!isUnanswered && { balance })} />
      <p className="redeem__note" role="status">
        {isUnanswered
          ? "There is no answer yet. Send it again to find out: it is redeemed only once."
          : !isSending && !(failure && isGone) && newsOf(opening.item, isGone ? undefined : item)}
      </p>
      <form className="form" {...form}>
        <Field label="Discord username" hint={accountTexts.discordHint} error={problems.discordUsername}>
          {(wiring) => (
            <input
              {...wiring}
              name="discordUsername"
              autoComplete="off"
              autoCapitalize="none"
              spellCheck={false}
              defaultValue={opening.sent?.discordUsername ?? member.discord ?? ""}
              readOnly={isSending || isUnanswered}
            />
          )}
        </Field>
        {failure && <p className="error">{failure}</p>}
        <Button type="submit" isBusy={isSending} isDisabled={obstacle !== undefined}>
          {isSending ? "Redeeming..." : (obstacle ?? `Redeem for ${inPoints(item.price)}`)}
        </Button>
      </form>
    </>
  );
}

/** The value as it last was while this held: what is being sent, or on its way out, no longer changes. */
function useWhile(holds: boolean, value: number): number {
  const [last, setLast] = useState(value);
  if (holds && last !== value) setLast(value);
  return last;
}

const inPoints = (price: number) => `${formatNumber(price)} ${price === 1 ? "point" : "points"}`;

const shortage = (balance: number, { price }: RewardItem) =>
  balance < price ? pointsTexts.insufficientKey : undefined;

/** What has become of the offer since the dialog was opened. */
function newsOf(before: RewardItem, now: RewardItem | undefined): string | undefined {
  if (!now) return pointsTexts.itemGone;
  if (now.price === before.price) return undefined;
  return `The price has changed: it was ${inPoints(before.price)}, and is ${formatNumber(now.price)} now.`;
}
