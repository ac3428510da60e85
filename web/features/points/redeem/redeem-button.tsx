import { useState } from "react";
import { pointsTexts } from "#contract/points/constants.ts";
import type { RewardItem } from "#contract/points/schemas.ts";
import { Button } from "#web/ui/actions/button.tsx";

type RedeemButtonProps = { item: RewardItem; isFar: boolean; isOpened: boolean; onOpen: () => void };

/** A balance that changes takes the button away from nobody who stands on it, or is to come back to it from its dialog. */
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
