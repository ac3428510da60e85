import { useInfiniteQuery, useQuery } from "@tanstack/react-query";
import { createFileRoute } from "@tanstack/react-router";
import type { Member } from "#contract/accounts/schemas.ts";
import { prefetch } from "#web/api.ts";
import { loadedRows } from "#web/design/growing-list.ts";
import { Island } from "#web/documents/island.tsx";
import { me } from "#web/features/accounts/accounts.queries.ts";
import { Awards } from "#web/features/points/awards.tsx";
import { Histories } from "#web/features/points/histories.tsx";
import { ownPoints, polledPoints, polledRewards, rewards } from "#web/features/points/points.queries.ts";
import { RedeemableRewards } from "#web/features/points/redeemable-rewards.tsx";
import { RewardsOnShow } from "#web/features/points/rewards-on-show.tsx";
import { Standing } from "#web/features/points/standing.tsx";
import { AskForDiscord } from "#web/frame/ask-for-discord.tsx";
import { BackToHome, Gate, MemberWays } from "#web/frame/gate.tsx";
import { gateHead } from "#web/frame/gate-head.ts";
import { prefetchForMember } from "#web/frame/visitor.ts";
import { team } from "#web/team.ts";

const about =
  "Members earn points by playing, helping and turning up, and redeem them for rewards that arrive in Discord.";

export const Route = createFileRoute("/points")({
  staticData: { page: { kind: "gate", opensTo: ["member"] } },
  head: gateHead({ title: team.programme.name, description: about, path: "/points" }),
  loader: ({ context: { queryClient } }) =>
    Promise.all([prefetch(queryClient, [rewards()]), prefetchForMember(queryClient, [ownPoints()])]),
  component: Points,
});

function Points() {
  const { data: member } = useQuery(me());
  return member ? <MemberPoints key={member.id} member={member} /> : <Programme />;
}

function MemberPoints({ member }: { member: Member }) {
  const summary = useQuery(polledPoints());
  const list = useInfiniteQuery(polledRewards());
  return (
    <div className="page wrap">
      <div className="phead">
        <h1>{team.programme.name}</h1>
      </div>
      <Standing summary={summary} items={loadedRows(list)} />
      <RedeemableRewards list={list} points={summary.data?.points} member={member} />
      <Awards />
      <Histories summary={summary} />
      <AskForDiscord member={member} />
    </div>
  );
}

/** What the programme is, to whoever is not signed in. */
const Programme = () => (
  <div className="page">
    <Gate
      title={team.programme.name}
      lead={about}
      points={["Your balance, and what it buys", "Rewards that you redeem here", "Every point in, every point out"]}
      ask="Sign in first"
      because="Points belong to an account. One is free, for people of 13 or older."
    >
      <MemberWays returnUrl="/points" />
      <BackToHome />
    </Gate>
    <div className="wrap">
      <Island>
        <RewardsOnShow first={useInfiniteQuery(polledRewards()).data?.pages[0]} />
      </Island>
      <Awards />
    </div>
  </div>
);
