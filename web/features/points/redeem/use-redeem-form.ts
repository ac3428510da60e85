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
  /** As the page shows it now. */
  item: RewardItem;
  /** Of the member, to begin with. */
  discord: string | null;
  /** The item as the server has it by now; undefined once it is off offer. */
  readItem: () => Promise<RewardItem | undefined>;
  onKeep: (opening: Opening) => void;
  onRedeemed: () => void;
};

/** How a reward is redeemed: at the price that the member has seen, and once, whatever becomes of the answer. */
export function useRedeemForm({ opening, item, discord, readItem, onKeep, onRedeemed }: Redeeming) {
  const [defaultValues] = useState({ discordUsername: opening.sent?.discordUsername ?? discord ?? "" });
  const queryClient = useQueryClient();

  const redeem = (request: RedeemRequest) =>
    api(pointsApi.redeem, { body: request, headers: { "idempotency-key": opening.key } });

  /** Offline too it ends here: nothing is sent that cannot be answered. */
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

/** Before anything was sent. */
class OfferChanged extends Error {
  readonly price: number | undefined;

  constructor(price: number | undefined) {
    super("The offer has changed");
    this.price = price;
  }
}

/** Nothing was sent, as nobody knows what it costs by now. */
class OfferUnknown extends Error {
  constructor(cause: unknown) {
    super("Couldn’t check the offer", { cause });
  }
}

/** It was not carried out. Anything else leaves that open. */
const isRefusal = (error: unknown) =>
  error instanceof OfferChanged || (error instanceof ApiFailure && error.status < 500);

const { redeemFailed, itemGone } = pointsTexts;

function explanation(error: unknown): Failure {
  if (error instanceof OfferChanged && error.price !== undefined)
    return {
      title: "The price has changed",
      description: `It is ${formatNumber(error.price)} points now. Nothing was redeemed.`,
    };
  if (error instanceof OfferChanged) return { title: redeemFailed.title, description: itemGone };
  if (error instanceof OfferUnknown)
    return { title: redeemFailed.title, description: `${errorReason(error.cause)} Nothing was redeemed.` };
  return {
    title: redeemFailed.title,
    description: (error instanceof ApiFailure && error.sentence) || redeemFailed.description,
  };
}
