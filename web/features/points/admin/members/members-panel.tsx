import { useIsMutating } from "@tanstack/react-query";
import { useRef, useState } from "react";
import type { PointsUser } from "#contract/points/admin/schemas.ts";
import { pointsTitle } from "#contract/team/points-words.ts";
import { hasDiscord } from "#contract/team/ways-to-reach.ts";
import type { Team } from "#contract/team.ts";
import { useTeam } from "#web/api/team.ts";
import { AwardDialog } from "#web/features/points/admin/awards/award-dialog.tsx";
import { RecentAwards } from "#web/features/points/admin/awards/recent-awards.tsx";
import { memberList, memberListOptions } from "#web/features/points/admin/points-admin.queries.ts";
import { Button } from "#web/ui/actions/button.tsx";
import { MainAction } from "#web/ui/actions/main-action.tsx";
import { TextButton } from "#web/ui/actions/text-button.tsx";
import { useAfterRender } from "#web/ui/focus/use-after-render.ts";
import { formatNumber } from "#web/ui/format/numbers.ts";
import { type ListState, useList } from "#web/ui/lists/controls/use-list.ts";
import { loadedRows } from "#web/ui/lists/infinite-rows.ts";
import { ListPanel } from "#web/ui/lists/list-panel.tsx";
import { BreakableName } from "#web/ui/marks/breakable-name.tsx";
import { StaffLookalike } from "#web/ui/nouns/staff-lookalike.tsx";
import { actionsColumn, type Column } from "#web/ui/table/columns.ts";
import { DataTable } from "#web/ui/table/data-table.tsx";
import { AdjustPoints, adjusting } from "./adjust-points.tsx";
import "#web/ui/styles/card.css";
import "#web/ui/styles/split.css";
import "./members-panel.css";

/** Members with their points, and a panel to adjust them. */
export function MembersPanel() {
  const listed = useList(memberListOptions, { pages: memberList });
  const [picked, setPicked] = useState<PointsUser>();
  const isAdjusting = useIsMutating({ mutationKey: adjusting }) > 0;
  const [isAwarding, setAwarding] = useState(false);
  const afterRender = useAfterRender();
  const control = useRef<HTMLSelectElement>(null);
  const isOnDiscord = hasDiscord(useTeam());
  const members = loadedRows(listed.list);
  const chosen = picked && (members.find(({ id }) => id === picked.id) ?? picked);

  function handleAdjust(member: PointsUser) {
    setPicked(member);
    afterRender(() => {
      control.current?.closest("section")?.scrollIntoView({ block: "nearest" });
      control.current?.focus();
    });
  }
  /** Updates the picked member, unless another one was picked since sending. */
  function handleAdjusted(answer: PointsUser) {
    setPicked((now) => (now?.id === answer.id ? answer : now));
  }
  function handleChoose(id: string) {
    setPicked(members.find((member) => member.id === id));
  }
  return (
    <div className="split">
      <div>
        <ListPanel
          of={listed}
          itemsName="members"
          search={{ label: "Search members", placeholder: isOnDiscord ? "Discord, name or email" : "Name or email" }}
          tools={
            <>
              <a className="text-link members-tools__adjust" href="#adjust-points">
                Adjust points
              </a>
              <MainAction>
                <Button variant="secondary" small aria-haspopup="dialog" onClick={() => setAwarding(true)}>
                  Award many
                </Button>
              </MainAction>
            </>
          }
          toolsClass="points-tools members-tools"
          empty="No members yet"
          hint="Members appear here once they register."
        >
          {(rows) => (
            <MembersTable
              members={rows}
              state={listed.state}
              chosen={chosen}
              isDisabled={isAdjusting}
              onAdjust={handleAdjust}
            />
          )}
        </ListPanel>
      </div>
      <div>
        <AdjustPoints choice={{ members, chosen, control, onChoose: handleChoose }} onAdjusted={handleAdjusted} />
        <RecentAwards />
      </div>
      <AwardDialog isOpen={isAwarding} onClose={() => setAwarding(false)} />
    </div>
  );
}

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

const MembersTable = (props: MembersTableProps) => (
  <DataTable
    columns={columnsWith(props, useTeam())}
    rows={props.members}
    sorting={props.state.sorting}
    selected={props.chosen?.id}
    hidden={isRanked(props.state) ? undefined : unranked}
    cardsBelow={30}
    className="members-table"
  />
);

const discordColumn: Column<PointsUser> = {
  header: "Discord",
  id: "discordUsername",
  accessorFn: ({ discordUsername }) => discordUsername ?? undefined,
  meta: { card: "title" },
  cell: ({ row: { original } }) => (
    <b className={original.discordUsername ? undefined : "muted"}>
      <BreakableName>{original.discordUsername ?? "No Discord yet"}</BreakableName>
    </b>
  ),
};

const columnsWith = ({ isDisabled, onAdjust }: MembersTableProps, team: Team): Column<PointsUser>[] => [
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
  ...(hasDiscord(team) ? [discordColumn] : []),
  {
    header: "Name and email",
    accessorKey: "name",
    meta: { card: hasDiscord(team) ? "text" : "title" },
    cell: ({ row: { original } }) => (
      <>
        {original.name} <StaffLookalike names={[original.name, hasDiscord(team) ? original.discordUsername : null]} />
        <span className="table__sub table__line">{original.email}</span>
      </>
    ),
  },
  {
    header: pointsTitle(team),
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
