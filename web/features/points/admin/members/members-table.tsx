import type { PointsUser } from "#contract/points/admin/schemas.ts";
import { TextButton } from "#web/ui/actions/text-button.tsx";
import { formatNumber } from "#web/ui/format/numbers.ts";
import { actionsColumn, type Column } from "#web/ui/table/columns.ts";
import { Table } from "#web/ui/table/table.tsx";

type MembersTableProps = {
  members: PointsUser[];
  isWhole: boolean;
  /** Whether they are all there are from the first on, so that a row's place is a rank. */
  isRanked: boolean;
  chosen: PointsUser | undefined;
  /** Nobody else can be picked for now. */
  isDisabled: boolean;
  onAdjust: (member: PointsUser) => void;
};

const unranked = ["Rank"];

export const MembersTable = (props: MembersTableProps) => (
  <Table
    columns={columnsWith(props)}
    rows={props.members}
    isWhole={props.isWhole}
    selected={props.chosen?.id}
    hidden={props.isRanked ? undefined : unranked}
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
    accessorFn: ({ discordUsername }) => discordUsername ?? undefined,
    meta: { card: "title" },
    cell: ({ row: { original } }) => (
      <b className={original.discordUsername ? undefined : "muted"}>{original.discordUsername ?? "No Discord yet"}</b>
    ),
  },
  {
    header: "Name and email",
    accessorKey: "name",
    meta: { card: "text" },
    cell: ({ row: { original } }) => (
      <>
        {original.name}
        <span className="table__sub">{original.email}</span>
      </>
    ),
  },
  {
    header: "Points",
    accessorKey: "points",
    meta: { kind: "figure", card: "corner" },
    cell: ({ row: { original } }) => formatNumber(original.points),
  },
  actionsColumn((member) => (
    <TextButton isDisabled={isDisabled} onClick={() => onAdjust(member)}>
      Adjust<span className="visually-hidden"> {member.name}</span>
    </TextButton>
  )),
];
