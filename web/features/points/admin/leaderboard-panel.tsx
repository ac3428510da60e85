import { useQuery } from "@tanstack/react-query";
import type { PointsUser } from "#contract/points/admin/schemas.ts";
import { Skeleton } from "#web/ui/feedback/skeleton.tsx";
import { formatNumber } from "#web/ui/format/numbers.ts";
import { AsyncList } from "#web/ui/lists/async-list.tsx";
import { BreakableName } from "#web/ui/marks/breakable-name.tsx";
import { StaffLookalike } from "#web/ui/marks/staff-lookalike.tsx";
import { leaderboard } from "./points-admin.queries.ts";
import "./leaderboard-panel.css";

const metals = ["Gold", "Silver", "Bronze"] as const;

/** The ten members with the most points, among those with a Discord name. */
export function LeaderboardPanel() {
  const leaders = useQuery(leaderboard());
  return (
    <AsyncList
      query={leaders}
      itemsName="leaderboard"
      skeleton={<Skeleton style={{ height: "320px" }} />}
      empty="No one with a Discord name has points yet"
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
  return (
    <li className={metal && `leader--${metal.toLowerCase()}`}>
      <span className="numerals leader__rank">{rank}</span>
      <div className="leader__who">
        <b>{discordUsername && <BreakableName>{discordUsername}</BreakableName>}</b>
        {metal && <span className="leader__metal">{metal}</span>}
        <p className="leader__about">
          <span>{name}</span> <StaffLookalike names={[name, discordUsername]} />{" "}
          <span className="leader__email">{email}</span>
        </p>
      </div>
      <p className="numerals leader__points">
        {formatNumber(points)}
        <span className="visually-hidden"> points</span>
      </p>
    </li>
  );
}
