import { useId } from "react";
import type { StoredRewardItem } from "#contract/points/admin/schemas.ts";
import { pointsTexts } from "#contract/points/constants.ts";
import { usePointsChanges } from "#web/features/points/admin/use-points-changes.ts";
import { toastSaved } from "#web/ui/feedback/toast-saved.ts";
import { Dialog } from "#web/ui/overlays/dialog.tsx";
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
    if (!base || !sheet) return;
    const values = mergedWith(valuesOf(newer), { before: valuesOf(base), typed });
    onCompared({ number: sheet.number + 1, base: newer, values, isStale: true });
    itemsChanged(newer);
  }
  function handleSaved(answer: StoredRewardItem, values: ItemValues, changedSince: ReadonlySet<string>) {
    toastSaved(base ? pointsTexts.itemUpdated : pointsTexts.itemCreated, changedSince.size === 0);
    if (changedSince.size === 0) onDone();
    else onCompared({ number: sheet?.number ?? 0, base: answer, values });
    itemsChanged(answer);
  }
  const top = <h2 id={headingId}>{base ? "Edit item" : "Add item"}</h2>;
  return (
    <Dialog className="dialog--item" isOpen={isOpen} onClose={onClose} labelledBy={headingId} top={top}>
      {sheet && (
        <ItemForm
          key={sheet.number}
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
