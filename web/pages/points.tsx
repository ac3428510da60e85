import { useInfiniteQuery, useQuery } from "@tanstack/react-query";
import { createFileRoute, notFound, useNavigate } from "@tanstack/react-router";
import { useState } from "react";
import type { Member } from "#contract/accounts/schemas.ts";
import { pointsWord } from "#contract/team/points-word.ts";
import { pointsName } from "#contract/team/points-words.ts";
import { earnedBy } from "#contract/team/ways-to-earn.ts";
import { hasDiscord, timedDeliveryOf } from "#contract/team/ways-to-reach.ts";
import type { Team } from "#contract/team.ts";
import { prefetch } from "#web/api/queries.ts";
import { useTeam } from "#web/api/team.ts";
import { Island } from "#web/documents/islands/island.tsx";
import { me } from "#web/features/accounts/accounts.queries.ts";
import { DiscordPrompt } from "#web/features/accounts/discord-prompt.tsx";
import { PointsBalance } from "#web/features/points/balance/points-balance.tsx";
import { WaysToEarn } from "#web/features/points/balance/ways-to-earn.tsx";
import { Histories } from "#web/features/points/history/histories.tsx";
import { ownPoints, polledPoints, polledRewards, rewards } from "#web/features/points/points.queries.ts";
import { PublicRewards } from "#web/features/points/rewards/public-rewards.tsx";
import { RedeemableRewards } from "#web/features/points/rewards/redeemable-rewards.tsx";
import { SignOutButton } from "#web/shell/account/sign-out-button.tsx";
import { prefetchForMember } from "#web/shell/account/use-session.ts";
import { BackToHome, Gate, MemberWays } from "#web/shell/gate/gate.tsx";
import { gateHead } from "#web/shell/gate/gate-head.ts";
import { titleWidth } from "#web/ui/format/title-width.ts";
import { loadedRows } from "#web/ui/lists/infinite-rows.ts";

const aboutIn = (team: Team) =>
  team.programme.lead ||
  `${[`Members earn ${pointsName(team)}`, earnedBy(team)].filter(Boolean).join(" ")}, and redeem them for rewards that arrive ${timedDeliveryOf(team)}.`;

export const Route = createFileRoute("/points")({
  staticData: { page: { kind: "gate", opensTo: ["member"] } },
  /** The reward whose dialog is open. Only affects what members see. */
  validateSearch: ({ redeem }: { redeem?: unknown }): { redeem?: string } =>
    typeof redeem === "string" ? { redeem } : {},
  head: gateHead((team) => ({ title: team.programme.name, description: aboutIn(team), path: "/points" })),
  async loader({ context: { queryClient, team } }) {
    if (!team.programme.isOn) throw notFound();
    await Promise.all([prefetch(queryClient, [rewards()]), prefetchForMember(queryClient, [ownPoints()])]);
  },
  component: Points,
});

function Points() {
  const { data: member } = useQuery(me());
  return member ? <MemberPoints key={member.id} member={member} /> : <Programme />;
}

function MemberPoints({ member }: { member: Member }) {
  const team = useTeam();
  const { programme } = team;
  const summary = useQuery(polledPoints());
  const list = useInfiniteQuery(polledRewards());
  const { redeem } = Route.useSearch();
  const navigate = useNavigate();
  const keepInAddress = (id: string | undefined) =>
    void navigate({ to: ".", search: id ? { redeem: id } : {}, replace: true, resetScroll: false });
  return (
    <div className="page wrap">
      <div className="page-head">
        <h1 style={titleWidth(programme.name)}>{programme.name}</h1>
      </div>
      <PointsBalance summary={summary} items={loadedRows(list)} />
      <RedeemableRewards
        list={list}
        points={summary.data?.points}
        member={member}
        asked={redeem}
        onShow={keepInAddress}
      />
      <WaysToEarn />
      <Histories summary={summary} />
      {hasDiscord(team) && <RequireDiscordName member={member} />}
    </div>
  );
}

/** What the programme is, for visitors. */
function Programme() {
  const team = useTeam();
  return (
    <div className="page">
      <Gate
        title={team.programme.name}
        lead={aboutIn(team)}
        points={["Your balance", "Rewards you can redeem", `Every ${pointsWord(1, team)} you’ve earned or spent`]}
        ask="Sign in first"
        reason={`You need an account to earn ${pointsName(team)}. It’s free, and you must be ${team.legal.minimumAge} or older.`}
      >
        <MemberWays returnUrl="/points" />
        <BackToHome />
      </Gate>
      <div className="wrap">
        <WaysToEarn />
        <Island>
          <PublicRewards first={useInfiniteQuery(polledRewards()).data?.pages[0]} />
        </Island>
      </div>
    </div>
  );
}

/** Asks a member for their missing Discord name, or lets them sign out. */
function RequireDiscordName({ member }: { member: Member }) {
  const [isLeaving, leave] = useState(false);

  return (
    <DiscordPrompt member={member} isLeaving={isLeaving}>
      <SignOutButton className="text-link" onSignedOut={() => leave(true)} />
    </DiscordPrompt>
  );
}
