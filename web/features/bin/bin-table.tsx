import { binKindLabels } from "#contract/bin/constants.ts";
import type { BinnedThing } from "#contract/bin/schemas.ts";
import { TextButton } from "#web/ui/actions/text-button.tsx";
import type { ListSorting } from "#web/ui/lists/controls/use-list.ts";
import { LocalTime } from "#web/ui/marks/local-time.tsx";
import { actionsColumn, type Column } from "#web/ui/table/columns.ts";
import { DataTable } from "#web/ui/table/data-table.tsx";

type BinTableProps = {
  things: BinnedThing[];
  sorting: ListSorting;
  /** The id of the thing being restored, or last tried. */
  tried: string | undefined;
  isRestoring: boolean;
  /** Why restoring it failed. */
  failure: string | undefined;
  onRestore: (thing: BinnedThing) => void;
  onDiscard: (thing: BinnedThing) => void;
};

export const BinTable = (props: BinTableProps) => (
  <DataTable
    columns={columnsWith(props)}
    rows={props.things}
    sorting={props.sorting}
    cardsBelow={44}
    className="bin-table"
  />
);

const columnsWith = ({ tried, isRestoring, failure, onRestore, onDiscard }: BinTableProps): Column<BinnedThing>[] => [
  {
    header: "What",
    accessorKey: "name",
    meta: { card: "title" },
    cell: ({ row: { original } }) => (
      <>
        <b>{original.name}</b>
        <span className="table__sub">{binKindLabels[original.kind]}</span>
      </>
    ),
  },
  { header: "Deleted by", accessorKey: "deletedBy", meta: { card: "text" } },
  {
    header: "Deleted",
    accessorKey: "deletedAt",
    sortDescFirst: true,
    meta: { card: "text" },
    cell: ({ row }) => <LocalTime at={row.original.deletedAt} />,
  },
  {
    header: "Left",
    accessorKey: "expiresAt",
    sortDescFirst: false,
    meta: { kind: "short" },
    cell: ({ row }) => timeLeft(row.original.expiresAt),
  },
  actionsColumn((thing) => (
    <>
      <TextButton isDisabled={isRestoring} onClick={() => onRestore(thing)}>
        {isRestoring && tried === thing.id ? "Restoring..." : "Restore"}
        <span className="visually-hidden"> {thing.name}</span>
      </TextButton>
      <TextButton isDestructive aria-haspopup="dialog" onClick={() => onDiscard(thing)}>
        Delete permanently<span className="visually-hidden"> {thing.name}</span>
      </TextButton>
      {failure && tried === thing.id && (
        <p className="error" role="alert">
          {failure}
        </p>
      )}
    </>
  )),
];

const dayMs = 86_400_000;

/** Returns the time until a moment in whole days. */
export function timeLeft(until: string, now = Date.now()): string {
  const days = Math.ceil((Date.parse(until) - now) / dayMs);
  if (days <= 1) return "Less than a day";
  return `${days} days`;
}
