import { useRef, useState } from "react";
import { flushSync } from "react-dom";
import type { StoredRewardItem } from "#contract/points-admin.ts";
import type { ItemSheet } from "./item-form.tsx";
import { blankItem, type ItemValues, valuesOf } from "./item-values.ts";

const keyOf = (item: StoredRewardItem | undefined) => item?.id ?? "new";

/** The item whose dialog is open, and what was typed about each one and not saved yet. */
export function useItemSheets() {
  const unsaved = useRef(new Map<string, ItemSheet>());
  const [sheet, setSheet] = useState<ItemSheet>();
  const [isOpen, setOpen] = useState(false);
  const close = () => setOpen(false);

  return {
    sheet,
    isOpen,
    close,
    open(item?: StoredRewardItem) {
      const fresh: ItemSheet = item ? { base: item, values: valuesOf(item) } : { values: blankItem };
      setSheet(unsaved.current.get(keyOf(item)) ?? fresh);
      setOpen(true);
    },
    keep(values: ItemValues) {
      if (sheet) unsaved.current.set(keyOf(sheet.base), { ...sheet, values });
    },
    compare(compared: ItemSheet) {
      unsaved.current.set(keyOf(compared.base), compared);
      setSheet(compared);
    },
    /** Saved or given up. */
    end() {
      unsaved.current.delete(keyOf(sheet?.base));
      flushSync(close); // it gives the focus back before the list changes
      setSheet(undefined);
    },
  };
}
