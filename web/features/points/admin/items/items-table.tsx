import { pointsAdminApi } from "#contract/points/admin/endpoints.ts";
import type { StoredRewardItem } from "#contract/points/admin/schemas.ts";
import { type itemChanges, pointsTexts } from "#contract/points/constants.ts";
import { api } from "#web/api/api-client.ts";
import { usePointsChanges } from "#web/features/points/admin/use-points-changes.ts";
import { PointsFigure } from "#web/features/points/points-figure.tsx";
import { rewardPictureOf } from "#web/features/points/rewards/reward-picture.ts";
import { formatNumber } from "#web/ui/format/numbers.ts";
import { withSoftHyphens } from "#web/ui/format/soft-hyphens.ts";
import type { ListSorting } from "#web/ui/lists/controls/use-list.ts";
import type { BulkAction } from "#web/ui/lists/selecting/bulk-action.ts";
import { selectColumn } from "#web/ui/lists/selecting/row-checkbox.tsx";
import { SelectionBar } from "#web/ui/lists/selecting/selection-bar.tsx";
import { type Selection, useSelection } from "#web/ui/lists/selecting/use-selection.ts";
import { Badge } from "#web/ui/marks/badge.tsx";
import { Picture } from "#web/ui/pictures/picture.tsx";
import { actionsColumn, type Column } from "#web/ui/table/columns.ts";
import { DataTable } from "#web/ui/table/data-table.tsx";
import { RowActions } from "#web/ui/table/row-menu.tsx";

type ItemsTableProps = {
  items: StoredRewardItem[];
  sorting: ListSorting;
  onEdit: (item: StoredRewardItem) => void;
  onDelete: (item: StoredRewardItem) => void;
};

const nameOf = ({ name }: StoredRewardItem) => name;

export function ItemsTable(props: ItemsTableProps) {
  const selection = useSelection(props.items);
  const { itemsChanged } = usePointsChanges();
  return (
    <>
      <SelectionBar
        selection={selection}
        actions={itemActions}
        itemsName="items"
        nameOf={nameOf}
        onSettled={() => itemsChanged()}
      />
      <DataTable
        columns={columnsWith(props, selection)}
        rows={props.items}
        sorting={props.sorting}
        cardsBelow={40}
        className="items-table table--keeps-actions"
      />
    </>
  );
}

const columnsWith = (
  { onEdit, onDelete }: ItemsTableProps,
  selection: Selection<StoredRewardItem>,
): Column<StoredRewardItem>[] => [
  selectColumn(selection, nameOf),
  {
    header: "Item",
    accessorKey: "name",
    meta: { card: "title" },
    cell: ({ row }) => <Item item={row.original} />,
  },
  {
    header: "Price",
    accessorKey: "price",
    sortDescFirst: false,
    meta: { kind: "figure" },
    cell: ({ row: { original } }) => <PointsFigure amount={original.price} />,
  },
  {
    header: "State",
    accessorKey: "isActive",
    meta: { card: "text" },
    cell: ({ row: { original } }) =>
      original.isActive ? <Badge tone="ok">Active</Badge> : <span className="table__off">Retired</span>,
  },
  actionsColumn((item) => <RowActions name={item.name} onEdit={() => onEdit(item)} onDelete={() => onDelete(item)} />),
];

const Item = ({ item }: { item: StoredRewardItem }) => (
  <div className="table__pictured">
    <Picture {...rewardPictureOf(item)} width="72" height="56" />
    <div>
      <b>{withSoftHyphens(item.name)}</b>
      {item.description && <span className="table__sub">{item.description}</span>}
    </div>
  </div>
);

const change = (what: (typeof itemChanges)[number]) => (ids: string[]) =>
  api(pointsAdminApi.changeItems, { body: { change: what, ids } });

const items = ({ length }: { length: number }) => (length === 1 ? "1 item" : `${formatNumber(length)} items`);

const itemActions: BulkAction<StoredRewardItem>[] = [
  {
    label: "Retire",
    appliesTo: ({ isActive }) => isActive,
    send: change("retire"),
    done: (count) => `${count} retired`,
    failureTitle: pointsTexts.itemsFailed,
  },
  {
    label: "Make active",
    appliesTo: ({ isActive }) => !isActive,
    send: change("offer"),
    done: (count) => `${count} made active`,
    failureTitle: pointsTexts.itemsFailed,
  },
  {
    label: "Delete",
    isDestructive: true,
    ask: (rows) => ({
      title: `Delete ${items(rows)}?`,
      text: "You can restore them for up to 30 days, in Settings, Bin. Items that members have redeemed are retired instead, so that their history keeps them.",
      confirmLabel: `Delete ${items(rows)}`,
      pendingLabel: "Deleting...",
    }),
    send: change("delete"),
    done: (count) => `${count} deleted or retired`,
    failureTitle: pointsTexts.itemsFailed,
  },
];
