import { useId } from "react";
import type { StoredRewardItem } from "#contract/points/admin/schemas.ts";
import { pointsTexts } from "#contract/points/constants.ts";
import { Dialog } from "#web/design/dialog.tsx";
import { toast } from "#web/design/toast.ts";
import { usePointsChanges } from "#web/features/points/admin/use-points-changes.ts";
import { ItemForm, type ItemSheet } from "./item-form.tsx";
import { type ItemValues, mergedWith, valuesOf } from "./item-values.ts";

type ItemDialogProps = {
  sheet: ItemSheet | undefined;
  isOpen: boolean;
  onTyped: (values: ItemValues) => void;
  /** What is typed is now about a newer state of the item. */
  onCompared: (sheet: ItemSheet) => void;
  onDone: () => void;
  onClose: () => void;
};

/** Puts an item on offer or changes one. Closed in any way but Cancel, it keeps what was typed. */
export function ItemDialog({ sheet, isOpen, onTyped, onCompared, onDone, onClose }: ItemDialogProps) {
  const headingId = useId();
  const { itemsChanged } = usePointsChanges();
  const base = sheet?.base;

  function handleStale(newer: StoredRewardItem, typed: ItemValues) {
    if (!base) return;
    const values = mergedWith(valuesOf(newer), { before: valuesOf(base), typed });
    onCompared({ base: newer, values, isStale: true });
    itemsChanged(newer);
  }
  function handleSaved(answer: StoredRewardItem) {
    toast({ title: base ? pointsTexts.itemUpdated : pointsTexts.itemCreated });
    onDone();
    itemsChanged(answer);
  }
  const top = <h2 id={headingId}>{base ? "Edit item" : "Add item"}</h2>;
  return (
    <Dialog className="dialog--item" isOpen={isOpen} onClose={onClose} labelledBy={headingId} top={top}>
      {sheet && (
        <ItemForm
          key={base ? `${base.id} ${base.version}` : "new"}
          sheet={sheet}
          onTyped={onTyped}
          onStale={handleStale}
          onSaved={handleSaved}
          onCancel={onDone}
        />
      )}
    </Dialog>
  );
}
