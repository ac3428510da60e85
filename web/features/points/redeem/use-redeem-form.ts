import { useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { ApiFailure } from "#contract/client.ts";
import { pointsTexts } from "#contract/points/constants.ts";
import { pointsApi } from "#contract/points/endpoints.ts";
import type { RedeemRequest } from "#contract/points/forms.ts";
import type { RewardItem } from "#contract/points/schemas.ts";
import { api } from "#web/api/api-client.ts";
import { refreshPoints, rewards } from "#web/features/points/points.queries.ts";
import { errorReason } from "#web/ui/feedback/error-message.ts";
import { toast } from "#web/ui/feedback/toast.ts";
import { formatNumber } from "#web/ui/format/numbers.ts";
import { formSchemas } from "#web/ui/forms/schemas.ts";
import type { Failure } from "#web/ui/forms/use-failure.ts";
import { useSubmitForm } from "#web/ui/forms/use-submit-form.ts";
import type { Opening } from "./use-redeem-dialogs.ts";

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
export function useRedeemForm({ opening, item, discord, readItem, onKeep, onRedeemed }: Redeeming) {
  const [defaultValues] = useState({ discordUsername: opening.sent?.discordUsername ?? discord ?? "" });
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
      toast({ title: item.name, description: pointsTexts.redeemed });
    },
    hasFailureToast: true,
    errorMessage: (error) => {
      void refreshPoints(queryClient);
      void queryClient.invalidateQueries({ queryKey: rewards().queryKey });
      return explanation(error);
    },
  });
}

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

function explanation(error: unknown): Failure {
  if (error instanceof OfferChanged && error.price !== undefined)
    return {
      title: "The price has changed",
      description: `It’s ${formatNumber(error.price)} points now. Nothing was redeemed.`,
    };
  if (error instanceof OfferChanged) return { title: redeemFailed.title, description: itemGone };
  if (error instanceof OfferUnknown)
    return { title: redeemFailed.title, description: `${errorReason(error.cause)} Nothing was redeemed.` };
  return {
    title: redeemFailed.title,
    description: (error instanceof ApiFailure && error.sentence) || redeemFailed.description,
  };
}
