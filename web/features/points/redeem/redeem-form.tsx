import { useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { accountTexts } from "#contract/accounts/constants.ts";
import type { Member } from "#contract/accounts/schemas.ts";
import { ApiFailure } from "#contract/client.ts";
import { pointsTexts } from "#contract/points/constants.ts";
import { pointsApi } from "#contract/points/endpoints.ts";
import type { RedeemRequest } from "#contract/points/forms.ts";
import type { RewardItem } from "#contract/points/schemas.ts";
import { inPoints, insufficientButton } from "#contract/team/points-words.ts";
import { deliversOnDiscord, hasDiscord, timedDeliveryOf } from "#contract/team/ways-to-reach.ts";
import type { Team } from "#contract/team.ts";
import { api } from "#web/api/api-client.ts";
import { useTeam } from "#web/api/team.ts";
import { refreshPoints, rewards } from "#web/features/points/points.queries.ts";
import { Button } from "#web/ui/actions/button.tsx";
import { errorReason } from "#web/ui/feedback/error-message.ts";
import { toast } from "#web/ui/feedback/toast-queue.ts";
import { formatNumber } from "#web/ui/format/numbers.ts";
import { formSchemas } from "#web/ui/forms/schemas.ts";
import { TextField } from "#web/ui/forms/text-field.tsx";
import type { Failure } from "#web/ui/forms/use-failure.ts";
import { useSubmitForm } from "#web/ui/forms/use-submit-form.ts";
import type { Opening } from "./use-redeem-dialogs.ts";

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
  const team = useTeam();
  const form = useRedeemForm({ ...redeeming, discord: member.discord });
  const { failure, isSending } = form;
  const balance = useWhile(isOpen && !isSending, points);
  const isUnanswered = opening.sent !== undefined && !isSending;
  const obstacle = opening.sent
    ? undefined
    : isGone
      ? "No Longer Available"
      : balance < item.price
        ? insufficientButton(team)
        : undefined;
  return (
    <>
      <RedeemCost price={item.price} {...(!isUnanswered && { balance })} />
      <p className="redeem__note" role="status">
        {isUnanswered
          ? "No answer yet. Send it again to check: it’s only redeemed once."
          : !isSending && !(failure && isGone) && newsOf(team, opening.item, isGone ? undefined : item)}
      </p>
      <form className="form" {...form.formProps}>
        {hasDiscord(team) && (
          <TextField
            label="Discord username"
            hint={accountTexts.discordHint}
            autoCapitalize="none"
            spellCheck={false}
            readOnly={isSending || isUnanswered}
            {...form.fieldProps("discordUsername")}
          />
        )}
        {failure && <p className="error">{failure}</p>}
        <Button type="submit" isBusy={isSending} isDisabled={obstacle !== undefined}>
          {isSending ? "Redeeming..." : (obstacle ?? `Redeem for ${inPoints(item.price, team)}`)}
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

/** Returns how the offer has changed since the dialog was opened, or undefined if it hasn't. */
function newsOf(team: Team, before: RewardItem, now: RewardItem | undefined): string | undefined {
  if (!now) return pointsTexts.itemGone;
  if (now.price === before.price) return undefined;
  return `The price has changed from ${inPoints(before.price, team)} to ${formatNumber(now.price)}.`;
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

type Redeeming = {
  opening: Opening;
  /** The item as the page shows it now. */
  item: RewardItem;
  /** The member's Discord name, to start with. */
  discord: string | null;
  /** Loads the item from the server. Resolves to undefined if it's no longer offered. */
  readItem: () => Promise<RewardItem | undefined>;
  onKeep: (opening: Opening) => void;
  onRedeemed: () => void;
};

/** Redeems a reward at the price the member has seen, and only once, even if the response is lost. */
function useRedeemForm({ opening, item, discord, readItem, onKeep, onRedeemed }: Redeeming) {
  const team = useTeam();
  const [defaultValues] = useState<{ discordUsername?: string }>(
    hasDiscord(team) ? { discordUsername: opening.sent?.discordUsername ?? discord ?? "" } : {},
  );
  const queryClient = useQueryClient();

  const redeem = (request: RedeemRequest) =>
    api(pointsApi.redeem, { body: request, headers: { "idempotency-key": opening.key } });

  /** Throws if the offer has changed or can't be loaded, even when offline, so that no request is sent without a response. */
  async function assertOffer() {
    const now = await readItem().catch((error: unknown) => {
      throw new OfferUnknown(error);
    });
    if (now?.price !== item.price) throw new OfferChanged(now?.price);
  }

  return useSubmitForm({
    defaultValues,
    schema: () => formSchemas.points().then((forms) => forms.RedeemRequest),
    toBody: ({ discordUsername }) => ({ itemId: item.id, discordUsername, price: item.price }),
    send: async (body) => {
      if (!opening.sent) await assertOffer();
      const request = opening.sent ?? body;
      onKeep({ ...opening, sent: request });
      const answer = await redeem(request).catch((error: unknown) => {
        if (isRefusal(error)) onKeep({ ...opening, sent: undefined });
        throw error;
      });
      onKeep({ ...opening, sent: undefined });
      return answer;
    },
    onSent: () => {
      void refreshPoints(queryClient);
      onRedeemed();
      toast({ title: item.name, description: redeemedText(team) });
    },
    hasFailureToast: true,
    errorMessage: (error) => {
      void refreshPoints(queryClient);
      void queryClient.invalidateQueries({ queryKey: rewards().queryKey });
      return explanation(error, team);
    },
  });
}

const redeemedText = (team: Team) =>
  deliversOnDiscord(team) && !team.programme.deliveryTime
    ? pointsTexts.redeemed
    : `Your redemption request has been submitted. The reward arrives ${timedDeliveryOf(team)}.`;

/** Thrown before anything was sent. */
class OfferChanged extends Error {
  readonly price: number | undefined;

  constructor(price: number | undefined) {
    super("The offer has changed");
    this.price = price;
  }
}

/** Thrown before anything was sent, because the current price couldn't be loaded. */
class OfferUnknown extends Error {
  constructor(cause: unknown) {
    super("Couldn’t check the offer", { cause });
  }
}

/** Whether the redemption was definitely not carried out. */
const isRefusal = (error: unknown) =>
  error instanceof OfferChanged || (error instanceof ApiFailure && error.status < 500);

const { redeemFailed, itemGone } = pointsTexts;

function explanation(error: unknown, team: Team): Failure {
  if (error instanceof OfferChanged && error.price !== undefined)
    return {
      title: "The price has changed",
      description: `It’s ${inPoints(error.price, team)} now. Nothing was redeemed.`,
    };
  if (error instanceof OfferChanged) return { title: redeemFailed.title, description: itemGone };
  if (error instanceof OfferUnknown)
    return { title: redeemFailed.title, description: `${errorReason(error.cause)} Nothing was redeemed.` };
  return {
    title: redeemFailed.title,
    description: (error instanceof ApiFailure && error.sentence) || redeemFailed.description,
  };
}
