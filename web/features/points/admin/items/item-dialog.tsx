import { useId } from "react";
import type { StoredRewardItem } from "#contract/points/admin/schemas.ts";
import { pointsTexts } from "#contract/points/constants.ts";
import { usePointsChanges } from "#web/features/points/admin/queries/use-points-changes.ts";
import { toastSaved } from "#web/ui/feedback/toast-saved.ts";
import { Dialog } from "#web/ui/overlays/dialog.tsx";
import type { useRowDialog } from "#web/ui/overlays/use-row-dialog.ts";
import { ItemForm } from "./item-form.tsx";

type ItemDialogProps = { chosen: ReturnType<typeof useRowDialog<StoredRewardItem | undefined>> };

/** Puts an item on offer or changes one. Closed in any way but Cancel, it keeps what was typed. */
export function ItemDialog({ chosen: { row: base, isOpen, times, close } }: ItemDialogProps) {
  const headingId = useId();
  const { itemsChanged } = usePointsChanges();

  function handleSaved(answer: StoredRewardItem, isAll: boolean) {
    toastSaved(base ? pointsTexts.itemUpdated : pointsTexts.itemCreated, isAll);
    if (isAll) close();
    itemsChanged(answer);
  }
  const top = <h2 id={headingId}>{base ? "Edit item" : "Add item"}</h2>;
  return (
    <Dialog className="dialog--item" isOpen={isOpen} onClose={close} labelledBy={headingId} top={top}>
      {isOpen && <ItemForm key={times} base={base} onChanged={itemsChanged} onSaved={handleSaved} onCancel={close} />}
    </Dialog>
  );
}
