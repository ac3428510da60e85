import { useState } from "react";
import type { RedeemRequest } from "#contract/points/forms.ts";
import type { RewardItem } from "#contract/points/schemas.ts";

/** One opening of the dialog. However often it is sent, its key makes it one redemption. */
export type Opening = {
  key: string;
  /** As the member saw it when they opened the dialog. */
  item: RewardItem;
  /** What was sent and has no answer yet: under this key only the same may be sent again. */
  sent?: RedeemRequest | undefined;
};

/** Not crypto.randomUUID, which a page that came over plain http lacks. */
const newKey = () => Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(36)).join("-");

/** The dialog of each item: one that was sent and not answered is opened again as it was. */
export function useRedeemDialogs() {
  const [openings, setOpenings] = useState<Record<string, Opening>>({});
  const [shownId, show] = useState<string>();
  const [openKey, setOpenKey] = useState<string>();
  const shown = shownId === undefined ? undefined : openings[shownId];
  const keep = (opening: Opening) => setOpenings((all) => ({ ...all, [opening.item.id]: opening }));

  function open(item: RewardItem) {
    const earlier = openings[item.id];
    const opening = earlier?.sent ? earlier : { key: newKey(), item };
    keep(opening);
    show(item.id);
    setOpenKey(opening.key);
  }

  return {
    open,
    keep,
    /** Of no effect on one that was opened since. */
    close: ({ key }: Opening) => setOpenKey((current) => (current === key ? undefined : current)),
    /** The last one that was opened; it is drawn until it has gone. */
    shown,
    isOpen: shown !== undefined && shown.key === openKey,
  };
}
