import type { StoredRewardItem } from "#contract/points/admin/schemas.ts";
import { pointsTexts } from "#contract/points/constants.ts";
import { usePointsChanges } from "#web/features/points/admin/queries/use-points-changes.ts";
import { toastSaved } from "#web/ui/feedback/toast-saved.ts";
import { EditorSheet } from "#web/ui/overlays/editor-sheet.tsx";
import type { useRowDialog } from "#web/ui/overlays/use-row-dialog.ts";
import { ItemForm } from "./item-form.tsx";

type ItemDialogProps = { chosen: ReturnType<typeof useRowDialog<StoredRewardItem | undefined>> };

/** Adds or edits an item. Unless closed with Cancel, it keeps what was typed. */
export function ItemDialog({ chosen: { row: base, isOpen, times, close } }: ItemDialogProps) {
  const { itemsChanged } = usePointsChanges();

  function handleSaved(answer: StoredRewardItem, isAll: boolean) {
    toastSaved(base ? pointsTexts.itemUpdated : pointsTexts.itemCreated, isAll);
    if (isAll) close();
    itemsChanged(answer);
  }
  return (
    <EditorSheet title={base ? "Edit item" : "Add item"} isOpen={isOpen} onClose={close}>
      {isOpen && <ItemForm key={times} base={base} onChanged={itemsChanged} onSaved={handleSaved} onCancel={close} />}
    </EditorSheet>
  );
}
