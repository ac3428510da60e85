import { Check, Clock, UserCheck, X } from "lucide-react";
import { accessTabTexts } from "#contract/access-links/constants.ts";
import { accessLinksApi } from "#contract/access-links/endpoints.ts";
import type { AccessLink } from "#contract/access-links/schemas.ts";
import { staffRoleLabels } from "#contract/staff/roles.ts";
import { api } from "#web/api/api-client.ts";
import { useInvalidation } from "#web/api/use-invalidation.ts";
import { TextButton } from "#web/ui/actions/text-button.tsx";
import { LinkAddress, useCopying } from "#web/ui/fields/link-address.tsx";
import { formatNumber } from "#web/ui/format/numbers.ts";
import type { ListSorting } from "#web/ui/lists/controls/use-list.ts";
import type { BulkAction } from "#web/ui/lists/selecting/bulk-action.ts";
import { selectColumn } from "#web/ui/lists/selecting/row-checkbox.tsx";
import { SelectionBar } from "#web/ui/lists/selecting/selection-bar.tsx";
import { type Selection, useSelection } from "#web/ui/lists/selecting/use-selection.ts";
import { LocalTime } from "#web/ui/marks/local-time.tsx";
import { actionsColumn, type Column } from "#web/ui/table/columns.ts";
import { DataTable } from "#web/ui/table/data-table.tsx";
import "./link-table.css";
import "#web/ui/marks/badge.css";

const links = ({ length }: { length: number }) => (length === 1 ? "1 link" : `${formatNumber(length)} links`);

const linkBulkActions: BulkAction<AccessLink>[] = [
  {
    label: "Deactivate",
    isDestructive: true,
    ask: (rows) => ({
      title: `Deactivate ${links(rows)}?`,
      text: `${rows.length === 1 ? "It stops" : "They stop"} working immediately and can’t be switched back on.`,
      confirmLabel: `Deactivate ${links(rows)}`,
      pendingLabel: "Deactivating...",
    }),
    send: (ids) => api(accessLinksApi.deactivateMany, { body: { ids } }),
    done: (count) => `${count} deactivated`,
    failureTitle: accessTabTexts.deactivateManyFailed,
  },
];

type OnDeactivate = (link: AccessLink) => void;
type LinkTableProps = {
  links: AccessLink[];
  sorting: ListSorting;
  headingId: string;
  onDeactivate: OnDeactivate;
};

const isActive = ({ state }: AccessLink) => state === "active";
const nothing = () => false;
const nameOf = ({ description, role }: AccessLink) => `the link for ${description || staffRoleLabels[role]}`;

export function LinkTable({ links, sorting, headingId, onDeactivate }: LinkTableProps) {
  const isMany = links.filter(isActive).length > 1; // a single one has its own button
  const selection = useSelection(links, isMany ? isActive : nothing);
  const changed = useInvalidation(accessLinksApi.list);
  return (
    <>
      <SelectionBar
        selection={selection}
        actions={linkBulkActions}
        itemsName="links"
        only="active"
        nameOf={nameOf}
        onSettled={changed}
      />
      <DataTable
        columns={columnsWith(onDeactivate, selection)}
        rows={links}
        sorting={sorting}
        hidden={isMany ? [] : ["Select"]}
        cardsBelow={40}
        className="link-table"
        aria-labelledby={headingId}
      />
    </>
  );
}

const columnsWith = (onDeactivate: OnDeactivate, selection: Selection<AccessLink>): Column<AccessLink>[] => [
  selectColumn(selection, nameOf),
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
    meta: { card: "text" },
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

type LinkActionsProps = { link: AccessLink; onDeactivate: (link: AccessLink) => void };

function LinkActions({ link, onDeactivate }: LinkActionsProps) {
  const { role, description, linkCode } = link;
  const copying = useCopying(`/temp-access/${linkCode}`);
  const which = <span className="visually-hidden"> the link for {description || staffRoleLabels[role]}</span>;
  return (
    <>
      {linkCode && <TextButton onClick={copying.copy}>Copy{which}</TextButton>}
      <TextButton isDestructive aria-haspopup="dialog" onClick={() => onDeactivate(link)}>
        Deactivate{which}
      </TextButton>
      {linkCode && copying.hasFailed && <LinkAddress copying={copying} label="Link address" />}
    </>
  );
}

const looks = {
  active: { tone: "ok", Icon: Check, word: "Active" },
  used: { tone: "info", Icon: UserCheck, word: "Used" },
  inactive: { tone: "no", Icon: X, word: "Inactive" },
  expired: { tone: "over", Icon: Clock, word: "Expired" },
} as const;

export const stateNames = {
  active: looks.active.word,
  used: looks.used.word,
  inactive: looks.inactive.word,
  expired: looks.expired.word,
} as const;

/** Whether a link can still be opened, and if not, why. */
function LinkState({ of: state }: { of: AccessLink["state"] }) {
  const { tone, Icon, word } = looks[state];
  return (
    <span className={`badge badge--${tone}`}>
      <Icon className="icon" />
      {word}
    </span>
  );
}
