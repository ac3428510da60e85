import { useId } from "react";
import type { Member } from "#contract/accounts/schemas.ts";
import type { RewardItem } from "#contract/points/schemas.ts";
import { Dialog } from "#web/ui/overlays/dialog.tsx";
import { RedeemForm } from "./redeem-form.tsx";
import type { Opening } from "./use-redeem-dialogs.ts";
import "./redeem-dialog.css";

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
export function RedeemDialog({ opening, isOpen, offer, onClose, ...form }: RedeemDialogProps) {
  const headingId = useId();
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
      <p className="muted">{[item.description, "We deliver through Discord."].filter(Boolean).join(" ")}</p>
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
