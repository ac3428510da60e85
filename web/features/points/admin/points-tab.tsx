import { useQuery } from "@tanstack/react-query";
import { Activity, type ReactNode, useEffect, useRef, useState } from "react";
import type { PointsUser, StoredRewardItem } from "#contract/points/admin/schemas.ts";
import { pointsName, pointsTitle } from "#contract/team/points-words.ts";
import { hasDiscord } from "#contract/team/ways-to-reach.ts";
import type { Team } from "#contract/team.ts";
import { badges } from "#web/api/badges.ts";
import { useTeam } from "#web/api/team.ts";
import { PointsFigure } from "#web/features/points/points-figure.tsx";
import { Button } from "#web/ui/actions/button.tsx";
import { Skeleton } from "#web/ui/feedback/skeleton.tsx";
import { formatNumber } from "#web/ui/format/numbers.ts";
import { AsyncList } from "#web/ui/lists/async-list.tsx";
import type { Address } from "#web/ui/lists/controls/list-options.ts";
import { DashboardTabHead } from "#web/ui/lists/dashboard-tab-head.tsx";
import { BreakableName } from "#web/ui/marks/breakable-name.tsx";
import { CountBadge } from "#web/ui/marks/count-badge.tsx";
import { Tabs } from "#web/ui/navigation/tabs.tsx";
import { StaffLookalike } from "#web/ui/nouns/staff-lookalike.tsx";
import { useRowDialog } from "#web/ui/overlays/use-row-dialog.ts";
import type { Column } from "#web/ui/table/columns.ts";
import { DataTable } from "#web/ui/table/data-table.tsx";
import { ItemsPanel } from "./items/items-panel.tsx";
import { MembersPanel } from "./members/members-panel.tsx";
import { leaderboard, type PointsTabId, pointsTabs, tabIn } from "./points-admin.queries.ts";
import { RedemptionsPanel } from "./redemptions/redemptions-panel.tsx";
import { TransactionsPanel } from "./transactions/transactions-panel.tsx";
import "./points-tab.css";

const namesOf = (team: Team): Record<PointsTabId, string> => ({
  items: "Redeemable Items",
  users: `User ${pointsTitle(team)}`,
  leaderboard: "Leaderboard",
  redemptions: "Redemptions",
  transactions: "Transactions",
  requirements: "Requirements",
});

type PointsTabProps = { search: Address; onSearch: (search: Address) => void };

/** The points programme: rewards, members' balances and all transactions. */
export function PointsTab({ search, onSearch }: PointsTabProps) {
  const team = useTeam();
  const { programme } = team;
  const names = namesOf(team);
  const selected = tabIn(search);
  const shown = useShownTabs(selected);
  const item = useRowDialog<StoredRewardItem | undefined>();
  const row = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const tab = selected && row.current?.querySelector("[aria-selected=true]");
    if (tab) tab.scrollIntoView({ inline: "center", block: "nearest" });
  }, [selected]);

  const panels: Record<PointsTabId, ReactNode> = {
    items: <ItemsPanel edited={item} />,
    users: <MembersPanel />,
    leaderboard: <LeaderboardPanel />,
    redemptions: <RedemptionsPanel />,
    transactions: <TransactionsPanel />,
    requirements: <RequirementsPanel />,
  };
  return (
    <div className="points" ref={row}>
      <DashboardTabHead
        name={programme.name}
        action={
          selected === "items" && (
            <Button small aria-haspopup="dialog" onClick={() => item.open(undefined)}>
              Add item
            </Button>
          )
        }
      >
        <a className="text-link points__view" href="/points" target="_blank" rel="noopener">
          View User Dashboard<span className="visually-hidden"> (opens in a new tab)</span>
        </a>
      </DashboardTabHead>
      <noscript>
        <PlainTabs names={names} />
      </noscript>
      <Tabs
        label={programme.name}
        tabs={pointsTabs.map((id) => ({
          id,
          name: names[id],
          badge: id === "redemptions" && <PendingBadge />,
          panel: shown.has(id) && <Activity mode={id === selected ? "visible" : "hidden"}>{panels[id]}</Activity>,
        }))}
        selected={selected}
        onSelect={(tab) => onSearch({ ...search, tab })}
      />
    </div>
  );
}

/** Returns the tabs to render. A tab is mounted when first opened, and then stays mounted to keep what was typed. */
function useShownTabs(selected: PointsTabId) {
  const [shown, setShown] = useState(() => new Set([selected]));
  if (shown.has(selected)) return shown;
  const grown = new Set([...shown, selected]);
  setShown(grown);
  return grown;
}

/** Links to the tabs, for use without JavaScript. */
const PlainTabs = ({ names }: { names: Record<PointsTabId, string> }) => (
  <p>
    {pointsTabs.map((id) => (
      <a key={id} className="text-button" href={`/admin/points?tab=${id}`}>
        {names[id]}
      </a>
    ))}
  </p>
);

/** The number of redemptions that are waiting to be delivered. */
function PendingBadge() {
  const pending = useQuery(badges()).data?.redemptions;
  return pending && <CountBadge count={pending.count} isMore={pending.isMore} meaning="pending" tone="info" />;
}

type Award = { id: string; amount: number };

const columnsWith = (team: Team): Column<Award>[] => [
  { header: "For", accessorKey: "id" },
  {
    header: pointsTitle(team),
    accessorKey: "amount",
    meta: { kind: "figure" },
    cell: ({ row: { original } }) => formatNumber(original.amount),
  },
];

/** How points are earned. Lists the same awards as the User Points tab. */
function RequirementsPanel() {
  const team = useTeam();
  const { awards } = team.programme;
  const rows = awards.map(({ description, amount }) => ({ id: description, amount }));
  if (rows.length === 0) return <p className="points-tools points-tools__note">There are no quick awards.</p>;
  return (
    <>
      <p className="points-tools points-tools__note">
        How {pointsName(team)} are earned. Members see this list too. You can give the same awards under User{" "}
        {pointsTitle(team)}.
      </p>
      <DataTable columns={columnsWith(team)} rows={rows} cardsBelow={0} className="requirements-table" />
    </>
  );
}

const metals = ["Gold", "Silver", "Bronze"] as const;

/** The ten members with the most points, among those with a name on the team's Discord. Without one, among those who chose it. */
function LeaderboardPanel() {
  const leaders = useQuery(leaderboard());
  const team = useTeam();
  const isOnDiscord = hasDiscord(team);
  return (
    <AsyncList
      query={leaders}
      itemsName="leaderboard"
      skeleton={<Skeleton style={{ height: "320px" }} />}
      empty={`No one ${isOnDiscord ? "with a Discord name" : "who chose to be here"} has ${pointsName(team)} yet`}
    >
      {(members) => (
        <ol className="ranks">
          {members.map((member, index) => (
            <Leader key={member.id} member={member} rank={index + 1} />
          ))}
        </ol>
      )}
    </AsyncList>
  );
}

function Leader({ member, rank }: { member: PointsUser; rank: number }) {
  const { discordUsername, name, email, points } = member;
  const metal = metals[rank - 1];
  const isOnDiscord = hasDiscord(useTeam());
  const shownAs = isOnDiscord ? discordUsername : name;
  return (
    <li className={metal && `leader--${metal.toLowerCase()}`}>
      <span className="numerals leader__rank">{rank}</span>
      <div className="leader__who">
        <b className="leader__shown">{shownAs && <BreakableName>{shownAs}</BreakableName>}</b>
        {metal && <span className="leader__metal">{metal}</span>}
        <p className="leader__about">
          {isOnDiscord && <span className="leader__name">{name}</span>} <StaffLookalike names={[name, shownAs]} />{" "}
          <span className="leader__email">{email}</span>
        </p>
      </div>
      <p className="numerals leader__points">
        <PointsFigure amount={points} />
      </p>
    </li>
  );
}
