import { useState } from "react";
import { pointsTexts } from "#contract/points/constants.ts";
import type { RewardItem } from "#contract/points/schemas.ts";
import { Key } from "#web/ui/actions/button.tsx";

type RedeemKeyProps = { item: RewardItem; isFar: boolean; isOpened: boolean; onOpen: () => void };

/** A balance that changes takes the key away from nobody who stands on it, or is to come back to it from its dialog. */
export function RedeemKey({ item, isFar, isOpened, onOpen }: RedeemKeyProps) {
  const [isHeld, hold] = useState(false);
  return (
    <Key
      aria-haspopup="dialog"
      disabled={isFar && !isHeld}
      isBlocked={isFar}
      onFocus={() => hold(true)}
      onBlur={() => hold(isOpened)}
      onClick={() => {
        hold(true);
        onOpen();
      }}
    >
      {isFar ? pointsTexts.insufficientKey : "Redeem"}
      <span className="vh"> {item.name}</span>
    </Key>
  );
}
