import { pointsAdminApi } from "#contract/points/admin/endpoints.ts";
import type { StoredRewardItem } from "#contract/points/admin/schemas.ts";
import { pointsTexts } from "#contract/points/constants.ts";
import { api } from "#web/api/api-client.ts";
import { itemList, itemListOptions } from "#web/features/points/admin/points-admin.queries.ts";
import { usePointsChanges } from "#web/features/points/admin/use-points-changes.ts";
import { toast, toastSaved } from "#web/ui/feedback/toast-queue.ts";
import { restorableText, toastDeleted } from "#web/ui/feedback/toast-undoable.ts";
import { useDialogMutation } from "#web/ui/feedback/use-dialog-mutation.ts";
import { useList } from "#web/ui/lists/controls/use-list.ts";
import { ListPanel } from "#web/ui/lists/list-panel.tsx";
import { ConfirmDialog } from "#web/ui/overlays/confirm-dialog.tsx";
import { EditorSheet } from "#web/ui/overlays/editor-sheet.tsx";
import { type RowDialog, useRowDialog } from "#web/ui/overlays/use-row-dialog.ts";
import { ItemForm } from "./item-form.tsx";
import { ItemsTable } from "./items-table.tsx";
import "./items-panel.css";

export type ItemSheet = RowDialog<StoredRewardItem | undefined>;

/** The rewards that points can buy. The tab's head has the button that adds one. */
export function ItemsPanel({ edited }: { edited: ItemSheet }) {
  const listed = useList(itemListOptions, { pages: itemList });
  const deletion = useRowDialog<StoredRewardItem>();
  return (
    <>
      <ListPanel
        of={listed}
        itemsName="items"
        search={{ label: "Search items", placeholder: "Name or description" }}
        toolsClass="points-tools"
        empty="Nothing to redeem yet"
        first={{ label: "Add the first item", onAdd: () => edited.open(undefined) }}
      >
        {(items) => (
          <ItemsTable items={items} sorting={listed.state.sorting} onEdit={edited.open} onDelete={deletion.open} />
        )}
      </ListPanel>
      <ItemDialog chosen={edited} />
      <DeleteItem item={deletion.row} isOpen={deletion.isOpen} onClose={deletion.close} />
    </>
  );
}

type ItemDialogProps = { chosen: ItemSheet };

/** Adds or edits an item. Unless closed with Cancel, it keeps what was typed. */
function ItemDialog({ chosen: { row: base, isOpen, times, close } }: ItemDialogProps) {
  const { itemsChanged } = usePointsChanges();

  function handleSaved(_answer: StoredRewardItem, hasNoLaterEdits: boolean) {
    toastSaved(base ? pointsTexts.itemUpdated : pointsTexts.itemCreated, hasNoLaterEdits);
    if (hasNoLaterEdits) close();
    itemsChanged();
  }
  return (
    <EditorSheet title={base ? "Edit item" : "Add item"} isOpen={isOpen} onClose={close}>
      {isOpen && <ItemForm key={times} base={base} onChanged={itemsChanged} onSaved={handleSaved} onCancel={close} />}
    </EditorSheet>
  );
}

type DeleteItemProps = { item: StoredRewardItem | undefined; isOpen: boolean; onClose: () => void };

/** Deletes an item, after asking. */
function DeleteItem({ item, isOpen, onClose }: DeleteItemProps) {
  const { itemsChanged } = usePointsChanges();
  const id = item?.id ?? "";
  const subject = `delete ${id}`;
  const { mutate, dialog } = useDialogMutation({
    isOpen,
    onClose,
    subject,
    failureTitle: "Error", // as the specification has it for all points calls
    name: item?.name,
    hasFailureToast: true,
    mutationFn: () => api(pointsAdminApi.removeItem, { params: { id } }),
    onSuccess: ({ isRetired }) => {
      if (isRetired) toast({ title: pointsTexts.itemRetired, description: pointsTexts.retired, replaceKey: subject });
      else toastDeleted({ id, title: pointsTexts.itemDeleted, onSettled: () => itemsChanged() });
    },
    onSettled: () => itemsChanged(),
  });
  return (
    <ConfirmDialog
      {...dialog}
      isDestructive
      title={`Delete ${item?.name ?? ""}?`}
      confirmLabel="Delete item"
      pendingLabel="Deleting..."
      onConfirm={() => mutate()}
    >
      <p>{restorableText} An item that members have redeemed is retired instead, so that their history keeps it.</p>
    </ConfirmDialog>
  );
}
