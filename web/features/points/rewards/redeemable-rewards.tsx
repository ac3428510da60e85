import { useEffect, useEffectEvent, useId, useState } from "react";
import type { Member } from "#contract/accounts/schemas.ts";
import { pointsTexts } from "#contract/points/constants.ts";
import type { RewardItem } from "#contract/points/schemas.ts";
import { insufficientButton, pointsName } from "#contract/team/points-words.ts";
import { deliversOnDiscord, timedDeliveryOf } from "#contract/team/ways-to-reach.ts";
import { useTeam } from "#web/api/team.ts";
import { RedeemForm } from "#web/features/points/redeem/redeem-form.tsx";
import { type Opening, useRedeemDialogs } from "#web/features/points/redeem/use-redeem-dialogs.ts";
import { Button } from "#web/ui/actions/button.tsx";
import { toast } from "#web/ui/feedback/toast-queue.ts";
import { type InfiniteRows, loadedRows } from "#web/ui/lists/infinite-rows.ts";
import { Dialog } from "#web/ui/overlays/dialog.tsx";
import { Rewards } from "./rewards.tsx";
import "./redeemable-rewards.css";

/** What a desktop shows in six rows of two. More would leave the histories below out of sight on a phone. */
const shownAtFirst = 12;

type RedeemableRewardsProps = {
  list: InfiniteRows<RewardItem>;
  /** Undefined until it is known. Nothing can be redeemed until then. */
  points: number | undefined;
  member: Member;
  /** The reward to open the dialog of. If it can't be redeemed, a toast says so. */
  asked: string | undefined;
  /** Called with the reward whose dialog opens, or undefined when it closes. */
  onShow: (id: string | undefined) => void;
};

/** The rewards, for members who can redeem them. */
export function RedeemableRewards({ list, points, member, asked, onShow }: RedeemableRewardsProps) {
  const team = useTeam();
  const { open, keep, close, shown, isOpen } = useRedeemDialogs();
  const find = (id: string, rows = loadedRows(list)) => rows.find((item) => item.id === id);
  function show(item: RewardItem) {
    open(item);
    onShow(item.id);
  }
  const isSettled = points !== undefined && !list.isFetching;
  const openAsked = useEffectEvent((id: string) => {
    if (isOpen) return;
    const item = find(id);
    if (!item && list.hasNextPage) return void list.fetchNextPage();
    if (item && item.price <= (points ?? 0)) return open(item);
    toast({
      ...(item
        ? {
            title: `Insufficient ${pointsName(team)}`,
            description: `You don’t have enough ${pointsName(team)} for ${item.name} yet.`,
          }
        : { title: pointsTexts.itemGone }),
      tone: "bad",
    });
    onShow(undefined);
  });
  useEffect(() => {
    if (asked !== undefined && isSettled) openAsked(asked);
  }, [asked, isSettled]);
  return (
    <>
      <Rewards list={list} points={points} shownAtFirst={shownAtFirst}>
        {(item) =>
          points !== undefined && (
            <RedeemButton
              item={item}
              isFar={item.price > points}
              isOpened={isOpen && shown?.item.id === item.id}
              onOpen={() => show(item)}
            />
          )
        }
      </Rewards>
      <noscript>
        <p className="muted">You need JavaScript to redeem a reward.</p>
      </noscript>
      {shown && points !== undefined && (
        <RedeemDialog
          opening={shown}
          isOpen={isOpen}
          offer={find(shown.item.id)}
          points={points}
          member={member}
          readItem={async () => find(shown.item.id, loadedRows(await list.refetch({ throwOnError: true })))}
          onKeep={keep}
          onClose={() => {
            close(shown);
            onShow(undefined);
          }}
        />
      )}
    </>
  );
}

type RedeemButtonProps = { item: RewardItem; isFar: boolean; isOpened: boolean; onOpen: () => void };

/**
 * Opens the redeem dialog. If the balance becomes too low while the button has the focus or its dialog is open, it's only marked
 * as disabled, so that it keeps the focus.
 */
function RedeemButton({ item, isFar, isOpened, onOpen }: RedeemButtonProps) {
  const team = useTeam();
  const [isHeld, hold] = useState(false);
  return (
    <Button
      variant="light"
      aria-haspopup="dialog"
      disabled={isFar && !isHeld}
      isDisabled={isFar}
      onFocus={() => hold(true)}
      onBlur={() => hold(isOpened)}
      onClick={() => {
        hold(true);
        onOpen();
      }}
    >
      {isFar ? insufficientButton(team) : "Redeem"}
      <span className="visually-hidden"> {item.name}</span>
    </Button>
  );
}

type RedeemDialogProps = {
  opening: Opening;
  isOpen: boolean;
  /** The item as it's offered now; undefined once it no longer is. */
  offer: RewardItem | undefined;
  points: number;
  member: Member;
  readItem: () => Promise<RewardItem | undefined>;
  onKeep: (opening: Opening) => void;
  onClose: () => void;
};

const longName = 24;

/** Asks who a reward is for, and shows its price before it's redeemed. */
function RedeemDialog({ opening, isOpen, offer, onClose, ...form }: RedeemDialogProps) {
  const headingId = useId();
  const team = useTeam();
  const deliveryNote =
    deliversOnDiscord(team) && !team.programme.deliveryTime
      ? "We deliver through Discord."
      : `We deliver ${timedDeliveryOf(team)}.`;
  const item = offer ?? opening.item;
  return (
    <Dialog
      isOpen={isOpen}
      onClose={onClose}
      labelledBy={headingId}
      contentKey={opening.key}
      className="redeem"
      header={
        <h2 id={headingId} className={item.name.length > longName ? "is-long" : undefined}>
          Redeem <span>{item.name}</span>
        </h2>
      }
    >
      <p className="muted">{[item.description, deliveryNote].filter(Boolean).join(" ")}</p>
      <RedeemForm
        opening={opening}
        isOpen={isOpen}
        item={item}
        isGone={offer === undefined}
        onRedeemed={onClose}
        {...form}
      />
    </Dialog>
  );
}
