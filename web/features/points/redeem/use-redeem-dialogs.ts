import { useState } from "react";
import type { RedeemRequest } from "#contract/points/forms.ts";
import type { RewardItem } from "#contract/points/schemas.ts";
import { newKey } from "#web/api/new-key.ts";

/** One opening of the dialog. However often it's sent, its key makes it one redemption. */
export type Opening = {
  key: string;
  /** The item when the dialog was opened. */
  item: RewardItem;
  /** The request that was sent without getting a response. Only the same request may be sent again under this key. */
  sent?: RedeemRequest | undefined;
};

/** Keeps a dialog for each item. One that was sent without a response is reopened as it was. */
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
    /** Ignored if another dialog was opened since. */
    close: ({ key }: Opening) => setOpenKey((current) => (current === key ? undefined : current)),
    /** The last opening, rendered until the dialog has closed. */
    shown,
    isOpen: shown !== undefined && shown.key === openKey,
  };
}
