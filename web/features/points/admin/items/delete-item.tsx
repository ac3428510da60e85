import { useMutation } from "@tanstack/react-query";
import { flushSync } from "react-dom";
import { pointsAdminApi } from "#contract/points/admin/endpoints.ts";
import type { StoredRewardItem } from "#contract/points/admin/schemas.ts";
import { pointsTexts } from "#contract/points/constants.ts";
import { api } from "#web/api/api-client.ts";
import { errorMessage } from "#web/features/points/admin/forms/errors.ts";
import { usePointsChanges } from "#web/features/points/admin/queries/use-points-changes.ts";
import { toast } from "#web/ui/feedback/toast.ts";
import { restorableText, toastDeleted } from "#web/ui/feedback/toast-undoable.ts";
import { useFailure } from "#web/ui/forms/use-failure.ts";
import { ConfirmDialog } from "#web/ui/overlays/confirm-dialog.tsx";

type DeleteItemProps = { item: StoredRewardItem | undefined; isOpen: boolean; onClose: () => void };

/** Deletes an item, after asking. */
export function DeleteItem({ item, isOpen, onClose }: DeleteItemProps) {
  const { itemsChanged } = usePointsChanges();
  const id = item?.id ?? "";
  const { failure, fail, clearFailure } = useFailure(undefined, true);
  const removal = useMutation({
    onMutate: clearFailure,
    mutationFn: () => api(pointsAdminApi.removeItem, { params: { id } }),
    onSuccess: ({ isRetired }) => {
      const about = `delete ${id}`;
      if (isRetired) toast({ title: pointsTexts.itemRetired, description: pointsTexts.retired, about });
      else toastDeleted({ id, title: pointsTexts.itemDeleted, onSettled: () => itemsChanged() });
      flushSync(onClose); // return the focus before the row is removed
    },
    onError: (error) => {
      if (isOpen) fail(errorMessage(error));
      else toast({ ...errorMessage(error), tone: "bad", about: `delete ${id}` });
    },
    onSettled: () => itemsChanged(),
  });
  function handleClose() {
    clearFailure();
    onClose();
  }
  return (
    <ConfirmDialog
      isDestructive
      isOpen={isOpen}
      title={`Delete ${item?.name ?? ""}?`}
      confirm="Delete item"
      pending="Deleting..."
      isBusy={removal.isPending}
      failure={failure}
      onConfirm={() => removal.mutate()}
      onClose={handleClose}
    >
      <p>{restorableText} An item that members have redeemed is retired instead, so that their history keeps it.</p>
    </ConfirmDialog>
  );
}
