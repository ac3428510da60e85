import type { StoredRewardItem } from "#contract/points/admin/schemas.ts";
import { pictureOf } from "#web/features/points/rewards/picture.ts";
import { formatNumber } from "#web/ui/format/numbers.ts";
import type { ListSorting } from "#web/ui/lists/controls/use-list.ts";
import { Badge } from "#web/ui/marks/badge.tsx";
import { Picture } from "#web/ui/pictures/picture.tsx";
import { actionsColumn, type Column } from "#web/ui/table/columns.ts";
import { RowActions } from "#web/ui/table/row-actions.tsx";
import { Table } from "#web/ui/table/table.tsx";

type ItemsTableProps = {
  items: StoredRewardItem[];
  sorting: ListSorting;
  onEdit: (item: StoredRewardItem) => void;
  onDelete: (item: StoredRewardItem) => void;
};

export const ItemsTable = (props: ItemsTableProps) => (
  <Table
    columns={columnsWith(props)}
    rows={props.items}
    sorting={props.sorting}
    cardsBelow={40}
    className="items-table"
  />
);

const columnsWith = ({ onEdit, onDelete }: ItemsTableProps): Column<StoredRewardItem>[] => [
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
    cell: ({ row: { original } }) => (
      <>
        {formatNumber(original.price)}
        <span className="visually-hidden"> points</span>
      </>
    ),
  },
  {
    header: "State",
    accessorKey: "isActive",
    meta: { card: "text" },
    cell: ({ row: { original } }) =>
      original.isActive ? <Badge tone="ok">Active</Badge> : <span className="items-table__retired">Retired</span>,
  },
  actionsColumn((item) => <RowActions name={item.name} onEdit={() => onEdit(item)} onDelete={() => onDelete(item)} />),
];

const Item = ({ item }: { item: StoredRewardItem }) => (
  <div className="items-table__what">
    <Picture {...pictureOf(item)} width="72" height="56" />
    <div>
      <b>{item.name}</b>
      {item.description && <span className="table__sub">{item.description}</span>}
    </div>
  </div>
);
