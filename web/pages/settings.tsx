import { useQuery } from "@tanstack/react-query";
import { createFileRoute } from "@tanstack/react-router";
import { hasDiscord } from "#contract/team/ways-to-reach.ts";
import { useTeam } from "#web/api/team.ts";
import { keptOfMembers, me, memberSessions } from "#web/features/accounts/accounts.queries.ts";
import { MemberSettings } from "#web/features/accounts/settings/member-settings.tsx";
import { prefetchForMember } from "#web/shell/account/use-session.ts";
import { BackToHome, Gate, MemberWays } from "#web/shell/gate/gate.tsx";
import { gateHead } from "#web/shell/gate/gate-head.ts";
import { useScrollToGate } from "#web/shell/gate/use-scroll-to-gate.ts";

const about = "See what we know about you, and change it.";

export const Route = createFileRoute("/settings")({
  staticData: { page: { kind: "gate", opensTo: ["member"] } },
  loader: ({ context: { queryClient } }) => prefetchForMember(queryClient, [memberSessions(), keptOfMembers()]),
  head: gateHead({ title: "Settings", description: about, path: "/settings" }),
  component: Settings,
});

function Settings() {
  const { data: member } = useQuery(me());
  const isOnDiscord = hasDiscord(useTeam());
  useScrollToGate(Boolean(member));
  if (member) return <MemberSettings member={member} about={about} />;
  return (
    <Gate
      title="Settings"
      lead={about}
      points={[
        isOnDiscord ? "Name and Discord username" : "Your name",
        "Password and signed-in devices",
        "Downloading or deleting your data",
      ]}
      ask="Sign in first"
      reason="Sign in to see your settings."
    >
      <MemberWays returnUrl="/settings" />
      <BackToHome />
    </Gate>
  );
}
