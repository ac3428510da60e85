import { pointsAdminApi } from "#contract/points/admin/endpoints.ts";
import type { StaffRedemption } from "#contract/points/admin/schemas.ts";
import { pointsTexts, redemptionStatusLabels } from "#contract/points/constants.ts";
import { inPoints, pointsTitle } from "#contract/team/points-words.ts";
import { hasDiscord } from "#contract/team/ways-to-reach.ts";
import type { Team } from "#contract/team.ts";
import { api } from "#web/api/api-client.ts";
import { useTeam } from "#web/api/team.ts";
import { usePointsChanges } from "#web/features/points/admin/use-points-changes.ts";
import { PointsFigure } from "#web/features/points/points-figure.tsx";
import { TextButton } from "#web/ui/actions/text-button.tsx";
import { formatNumber } from "#web/ui/format/numbers.ts";
import { withSoftHyphens } from "#web/ui/format/soft-hyphens.ts";
import type { ListSorting } from "#web/ui/lists/controls/use-list.ts";
import type { BulkAction } from "#web/ui/lists/selecting/bulk-action.ts";
import { selectColumn } from "#web/ui/lists/selecting/row-checkbox.tsx";
import { SelectionBar } from "#web/ui/lists/selecting/selection-bar.tsx";
import { type Selection, useSelection } from "#web/ui/lists/selecting/use-selection.ts";
import { BreakableName } from "#web/ui/marks/breakable-name.tsx";
import { LocalTime } from "#web/ui/marks/local-time.tsx";
import { StaffLookalike } from "#web/ui/nouns/staff-lookalike.tsx";
import { actionsColumn, type Column } from "#web/ui/table/columns.ts";
import { DataTable } from "#web/ui/table/data-table.tsx";
import { type Decision, ownerOf, Resolution } from "./resolve-dialog.tsx";

type OnDecide = (redemption: StaffRedemption, outcome: Decision["outcome"]) => void;
type RedemptionsTableProps = { redemptions: StaffRedemption[]; sorting: ListSorting; onDecide: OnDecide };

const isPending = ({ status }: StaffRedemption) => status === "pending";
const nameOf = (redemption: StaffRedemption, team: Team) => `${redemption.item.name} for ${ownerOf(redemption, team)}`;

export function RedemptionsTable({ redemptions, sorting, onDecide }: RedemptionsTableProps) {
  const team = useTeam();
  const selection = useSelection(redemptions, isPending);
  const { redemptionsChanged } = usePointsChanges();
  return (
    <>
      <SelectionBar
        selection={selection}
        actions={redemptionActions(team)}
        itemsName="redemptions"
        only="pending"
        nameOf={(redemption) => nameOf(redemption, team)}
        onSettled={() => redemptionsChanged()}
      />
      <DataTable
        columns={columnsWith(onDecide, selection, team)}
        rows={redemptions}
        sorting={sorting}
        cardsBelow={56}
        className="redemptions-table"
      />
    </>
  );
}

const columnsWith = (
  onDecide: OnDecide,
  selection: Selection<StaffRedemption>,
  team: Team,
): Column<StaffRedemption>[] => [
  selectColumn(selection, (redemption) => nameOf(redemption, team)),
  {
    header: "Member",
    accessorFn: (redemption) => ownerOf(redemption, team) ?? undefined,
    meta: { card: "title" },
    cell: ({ row }) => <Whose user={row.original.user} />,
  },
  {
    header: "Item",
    id: "item",
    accessorFn: ({ item }) => item.name,
    meta: { card: "text" },
    cell: ({ row: { original } }) => (
      <>
        {withSoftHyphens(original.item.name)}
        <Receiver of={original} />
      </>
    ),
  },
  {
    header: pointsTitle(team),
    accessorKey: "pointsSpent",
    meta: { kind: "figure", card: "corner" },
    cell: ({ row: { original } }) => <PointsFigure amount={original.pointsSpent} />,
  },
  {
    header: "Requested",
    accessorKey: "createdAt",
    sortDescFirst: true,
    cell: ({ row: { original } }) => <LocalTime at={original.createdAt} />,
  },
  {
    header: "Status",
    accessorFn: ({ status }) => redemptionStatusLabels[status],
    meta: { card: "text" },
    cell: ({ row }) => <Resolution of={row.original} />,
  },
  actionsColumn((redemption) => redemption.status === "pending" && <Decide of={redemption} onDecide={onDecide} />),
];

/** Who the reward is for, if that isn't the name that the row begins with. */
const Receiver = ({ of: { discordUsername, user } }: { of: StaffRedemption }) =>
  hasDiscord(useTeam()) &&
  discordUsername &&
  discordUsername !== user.discord && (
    <span className="table__sub">
      For Discord name <BreakableName>{discordUsername}</BreakableName> <StaffLookalike names={[discordUsername]} />
    </span>
  );

function Whose({ user: { name, email, discord } }: Pick<StaffRedemption, "user">) {
  const shown = hasDiscord(useTeam()) ? discord : name;
  return (
    <>
      {email === null ? (
        <b className="muted">Account deleted</b>
      ) : (
        <b>
          <BreakableName>{shown ?? "No Discord yet"}</BreakableName> <StaffLookalike names={[shown]} />
        </b>
      )}
      {email && <span className="table__sub table__line">{email}</span>}
    </>
  );
}

function Decide({ of: redemption, onDecide }: { of: StaffRedemption; onDecide: OnDecide }) {
  const whose = <span className="visually-hidden"> {nameOf(redemption, useTeam())}</span>;
  return (
    <>
      <TextButton aria-haspopup="dialog" onClick={() => onDecide(redemption, "completed")}>
        Approve{whose}
      </TextButton>
      <TextButton isDestructive aria-haspopup="dialog" onClick={() => onDecide(redemption, "cancelled")}>
        Cancel{whose}
      </TextButton>
    </>
  );
}

type Outcome = "completed" | "cancelled";

const resolve = (status: Outcome) => (ids: string[], adminNotes: string) =>
  api(pointsAdminApi.resolveMany, { body: { status, adminNotes, ids } });

const redemptions = ({ length }: { length: number }) =>
  length === 1 ? "1 redemption" : `${formatNumber(length)} redemptions`;
const pointsOf = (rows: StaffRedemption[]) => rows.reduce((sum, { pointsSpent }) => sum + pointsSpent, 0);

const notes = (usual: string) => ({
  label: "Notes",
  hint: `For staff, on each. If left blank, this says “${usual}”.`,
  maxLength: 1000,
});

const redemptionActions = (team: Team): BulkAction<StaffRedemption>[] => [
  {
    label: "Approve",
    ask: (rows) => ({
      title: `Approve ${redemptions(rows)}?`,
      text: "We’ll email the members. This can’t be undone.",
      confirmLabel: `Approve ${redemptions(rows)}`,
      pendingLabel: "Approving...",
      note: notes(pointsTexts.completedNote),
    }),
    send: resolve("completed"),
    done: (count) => `${count} approved`,
    failureTitle: pointsTexts.resolveFailed,
  },
  {
    label: "Cancel",
    isDestructive: true,
    ask: (rows) => ({
      title: `Cancel ${redemptions(rows)}?`,
      text: `The members get ${inPoints(pointsOf(rows), team)} back, and an email about it. This can’t be undone.`,
      confirmLabel: `Cancel ${redemptions(rows)}`,
      pendingLabel: "Cancelling...",
      note: notes(pointsTexts.cancelledNote),
    }),
    send: resolve("cancelled"),
    done: (count) => `${count} cancelled`,
    failureTitle: pointsTexts.resolveFailed,
  },
];
