import { useState } from "react";
import { flushSync } from "react-dom";
import type { StoredRewardItem } from "#contract/points/admin/schemas.ts";
import { keepUnsent, unsentText } from "#web/ui/forms/unsaved.ts";
import type { ItemSheet } from "./item-form.tsx";
import { blankItem, type ItemValues, valuesOf } from "./item-values.ts";

const about = (item: StoredRewardItem | undefined) => `reward item ${item?.id ?? "new"}`;
const keepSheet = (sheet: ItemSheet) => keepUnsent(about(sheet.base), JSON.stringify(sheet));

/** The item whose dialog is open, and what was typed about each one and not saved yet. */
export function useItemSheets() {
  const [sheet, setSheet] = useState<ItemSheet>();
  const [isOpen, setOpen] = useState(false);
  const close = () => setOpen(false);

  return {
    sheet,
    isOpen,
    close,
    open(item?: StoredRewardItem) {
      const number = (sheet?.number ?? 0) + 1;
      const fresh = item ? { base: item, values: valuesOf(item) } : { values: blankItem };
      const unsaved = unsentText(about(item));
      setSheet({ ...(unsaved ? JSON.parse(unsaved) : fresh), number });
      setOpen(true);
    },
    keep(values: ItemValues) {
      if (sheet) keepSheet({ ...sheet, values });
    },
    compare(compared: ItemSheet) {
      keepUnsent(about(sheet?.base), ""); // a new one has an id by now
      keepSheet(compared);
      setSheet(compared);
    },
    /** Saved or given up. */
    end() {
      keepUnsent(about(sheet?.base), "");
      flushSync(close); // it gives the focus back before the list changes
      setSheet(undefined);
    },
  };
}
