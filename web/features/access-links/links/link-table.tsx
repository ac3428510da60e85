import type { AccessLink } from "#contract/access-links/schemas.ts";
import { staffRoleLabels } from "#contract/staff/roles.ts";
import type { ListSorting } from "#web/ui/lists/controls/use-list.ts";
import { LocalTime } from "#web/ui/marks/local-time.tsx";
import { actionsColumn, type Column } from "#web/ui/table/columns.ts";
import { Table } from "#web/ui/table/table.tsx";
import { LinkActions } from "./link-actions.tsx";
import { LinkState } from "./link-state.tsx";
import "./link-table.css";

type OnDeactivate = (link: AccessLink) => void;
type LinkTableProps = { links: AccessLink[]; sorting: ListSorting; headingId: string; onDeactivate: OnDeactivate };

export const LinkTable = ({ links, sorting, headingId, onDeactivate }: LinkTableProps) => (
  <Table
    columns={columnsWith(onDeactivate)}
    rows={links}
    sorting={sorting}
    cardsBelow={40}
    className="link-table"
    aria-labelledby={headingId}
  />
);

const columnsWith = (onDeactivate: OnDeactivate): Column<AccessLink>[] => [
  {
    header: "For",
    id: "description",
    accessorFn: ({ description }) => description || undefined,
    meta: { card: "title" },
    cell: ({ row }) => <Purpose link={row.original} />,
  },
  {
    header: "State",
    accessorKey: "state",
    meta: { card: "corner" },
    cell: ({ row: { original } }) => <LinkState of={original.state} />,
  },
  {
    header: "Expires",
    accessorKey: "expiresAt",
    sortDescFirst: true,
    cell: ({ row: { original } }) => <LocalTime at={original.expiresAt} />,
  },
  actionsColumn((link) => link.state === "active" && <LinkActions link={link} onDeactivate={onDeactivate} />),
];

function Purpose({ link: { role, description, createdBy, createdAt, usedBy, usedAt } }: { link: AccessLink }) {
  return (
    <>
      {description ? <b>{description}</b> : <b className="muted">No description</b>}
      <span className="table__sub">
        {staffRoleLabels[role]}, created by {createdBy ?? "a deleted account"}, <LocalTime at={createdAt} />
      </span>
      {usedAt && (
        <span className="table__sub">
          Used by {usedBy}, <LocalTime at={usedAt} />
        </span>
      )}
    </>
  );
}
