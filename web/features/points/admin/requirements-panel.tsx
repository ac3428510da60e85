import { quickAwards } from "#contract/points/constants.ts";
import { formatNumber } from "#web/ui/format/numbers.ts";
import type { Column } from "#web/ui/table/columns.ts";
import { DataTable } from "#web/ui/table/data-table.tsx";

type Award = { id: string; amount: number };

const awards: Award[] = quickAwards.map(({ description, amount }) => ({ id: description, amount }));
const columns: Column<Award>[] = [
  { header: "For", accessorKey: "id" },
  {
    header: "Points",
    accessorKey: "amount",
    meta: { kind: "figure" },
    cell: ({ row: { original } }) => formatNumber(original.amount),
  },
];

/** How points are earned. Lists the same awards as the User Points tab. */
export const RequirementsPanel = () => (
  <>
    <p className="points-tools points-tools__note">
      How points are earned. Members see this list too. You can give the same awards under User Points.
    </p>
    <DataTable columns={columns} rows={awards} cardsBelow={0} className="requirements-table" />
  </>
);
