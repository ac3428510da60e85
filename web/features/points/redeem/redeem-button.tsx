import { useState } from "react";
import { pointsTexts } from "#contract/points/constants.ts";
import type { RewardItem } from "#contract/points/schemas.ts";
import { Button } from "#web/ui/actions/button.tsx";

type RedeemButtonProps = { item: RewardItem; isFar: boolean; isOpened: boolean; onOpen: () => void };

/**
 * Opens the redeem dialog. If the balance becomes too low while the button has the focus or its dialog is open, it's only marked
 * as disabled, so that it keeps the focus.
 */
export function RedeemButton({ item, isFar, isOpened, onOpen }: RedeemButtonProps) {
  const [isHeld, hold] = useState(false);
  return (
    <Button
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
      {isFar ? pointsTexts.insufficientButton : "Redeem"}
      <span className="visually-hidden"> {item.name}</span>
    </Button>
  );
}
