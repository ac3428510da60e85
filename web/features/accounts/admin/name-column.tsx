import { StaffLookalike } from "#web/ui/marks/staff-lookalike.tsx";
import type { Column } from "#web/ui/table/columns.ts";

type Named = { id: string; name: string; email: string };

/** A column with the person a row is about. */
export const nameColumn = <Row extends Named>(): Column<Row> => ({
  header: "Name and email",
  accessorKey: "name",
  meta: { card: "title" },
  cell: ({ row: { original } }) => (
    <>
      <b>{original.name}</b> <StaffLookalike names={[original.name]} />
      <span className="table__sub table__line">{original.email}</span>
    </>
  ),
});
