import type { PointsUser } from "#contract/points/admin/schemas.ts";
import { TextButton } from "#web/ui/actions/text-button.tsx";
import { formatNumber } from "#web/ui/format/numbers.ts";
import type { ListState } from "#web/ui/lists/controls/use-list.ts";
import { BreakableName } from "#web/ui/marks/breakable-name.tsx";
import { StaffLookalike } from "#web/ui/marks/staff-lookalike.tsx";
import { actionsColumn, type Column } from "#web/ui/table/columns.ts";
import { DataTable } from "#web/ui/table/data-table.tsx";

type MembersTableProps = {
  members: PointsUser[];
  state: ListState;
  chosen: PointsUser | undefined;
  /** Whether picking another member is disabled for now. */
  isDisabled: boolean;
  onAdjust: (member: PointsUser) => void;
};

/** Whether rows can be numbered by rank: only without a filter, and sorted by points in descending order. */
const isRanked = ({ isNarrowed, sorting: { sort, order } }: ListState) =>
  !isNarrowed && (!sort || (sort === "points" && order === "desc"));
const unranked = ["Rank"];

export const MembersTable = (props: MembersTableProps) => (
  <DataTable
    columns={columnsWith(props)}
    rows={props.members}
    sorting={props.state.sorting}
    selected={props.chosen?.id}
    hidden={isRanked(props.state) ? undefined : unranked}
    cardsBelow={30}
    className="members-table"
  />
);

const columnsWith = ({ isDisabled, onAdjust }: MembersTableProps): Column<PointsUser>[] => [
  {
    header: "Rank",
    meta: { card: "lead", isHeaderHidden: true },
    cell: ({ row: { index, original } }) =>
      original.points > 0 && (
        <span className={`numerals members-table__rank ${index < 3 ? "members-table__rank--top" : ""}`}>
          {index + 1}
        </span>
      ),
  },
  {
    header: "Discord",
    id: "discordUsername",
    accessorFn: ({ discordUsername }) => discordUsername ?? undefined,
    meta: { card: "title" },
    cell: ({ row: { original } }) => (
      <b className={original.discordUsername ? undefined : "muted"}>
        <BreakableName>{original.discordUsername ?? "No Discord yet"}</BreakableName>
      </b>
    ),
  },
  {
    header: "Name and email",
    accessorKey: "name",
    meta: { card: "text" },
    cell: ({ row: { original } }) => (
      <>
        {original.name} <StaffLookalike names={[original.name, original.discordUsername]} />
        <span className="table__sub table__line">{original.email}</span>
      </>
    ),
  },
  {
    header: "Points",
    accessorKey: "points",
    sortDescFirst: true,
    meta: { kind: "figure", card: "corner" },
    cell: ({ row: { original } }) => formatNumber(original.points),
  },
  actionsColumn((member) => (
    <TextButton isDisabled={isDisabled} onClick={() => onAdjust(member)}>
      Adjust<span className="visually-hidden"> {member.name}</span>
    </TextButton>
  )),
];
