import { useQuery } from "@tanstack/react-query";
import { createFileRoute, Link } from "@tanstack/react-router";
import type { Member } from "#contract/accounts/schemas.ts";
import type { OwnApplication } from "#contract/applications/schemas.ts";
import { pointsName } from "#contract/team/points-words.ts";
import { hasDiscord } from "#contract/team/ways-to-reach.ts";
import type { Team } from "#contract/team.ts";
import { useTeam } from "#web/api/team.ts";
import { me } from "#web/features/accounts/accounts.queries.ts";
import { ResendLink } from "#web/features/accounts/email-links/resend-link.tsx";
import { ownManagementApplication, ownStaffApplication } from "#web/features/applications/applications.queries.ts";
import { OwnApplications } from "#web/features/applications/join/own-applications.tsx";
import { NextUpForMember } from "#web/features/calendar/next-up/next-up-for-member.tsx";
import { DashboardHead, MemberPages, Waiting, type WaitingFor } from "#web/features/dashboard/member-dashboard.tsx";
import { OwnPoints } from "#web/features/points/balance/own-points.tsx";
import { ownPoints } from "#web/features/points/points.queries.ts";
import { prefetchForMember } from "#web/shell/account/use-session.ts";
import { BackToHome, Gate, MemberWays } from "#web/shell/gate/gate.tsx";
import { gateHead } from "#web/shell/gate/gate-head.ts";
import { useScrollToGate } from "#web/shell/gate/use-scroll-to-gate.ts";
import { BreakableName } from "#web/ui/marks/breakable-name.tsx";

const about = "See what’s waiting for you and what’s coming up.";

export const Route = createFileRoute("/dashboard")({
  staticData: { page: { kind: "gate", opensTo: ["member"] } },
  head: gateHead({ title: "Dashboard", description: about, path: "/dashboard" }),
  loader: ({ context }) =>
    prefetchForMember(context.queryClient, [
      ownStaffApplication(),
      ownManagementApplication(),
      ...(context.team.programme.isOn ? [ownPoints()] : []),
    ]),
  component: Dashboard,
});

function Dashboard() {
  const { data: member } = useQuery(me());
  useScrollToGate(Boolean(member));
  return member ? <MemberDashboard member={member} /> : <DashboardGate />;
}

function DashboardGate() {
  const team = useTeam();
  const own = team.programme.isOn ? `Your ${pointsName(team)} and your next events` : "Your next events";
  return (
    <Gate
      title="Dashboard"
      lead={about}
      points={["Decisions on your applications", own, "Shortcuts to the rest of the site"]}
      ask="Sign in first"
      reason="Sign in to see your dashboard."
    >
      <MemberWays returnUrl="/dashboard" />
      <BackToHome />
    </Gate>
  );
}

function MemberDashboard({ member }: { member: Member }) {
  const team = useTeam();
  const isOnDiscord = hasDiscord(team);
  const { data: [staff] = [] } = useQuery(ownStaffApplication());
  const { data: [management] = [] } = useQuery(ownManagementApplication());
  const waiting = [
    !member.isVerified && confirmEmail(member),
    isOnDiscord && !member.discord && addDiscordTo(team),
    decided(staff) && decision("moderator", staff, "/staff-application"),
    decided(management) && decision("management", management, "/management-application"),
  ];
  return (
    <div className="page">
      <div className="wrap">
        <DashboardHead name={member.name} />
        <Waiting items={waiting.filter((item) => item !== false)} />
      </div>
      <OwnApplications />
      {team.programme.isOn && <OwnPoints />}
      <NextUpForMember />
      <MemberPages />
    </div>
  );
}

const confirmEmail = ({ email }: Member): WaitingFor => ({
  title: "Confirm your email address",
  text: (
    <>
      Open the link in our email to <BreakableName>{email}</BreakableName>. If it hasn’t arrived, ask for a new one.
    </>
  ),
  action: <ResendLink />,
});

const addDiscordTo = ({ programme }: Team): WaitingFor => ({
  title: "Add your Discord name",
  text: programme.isOn ? "We send rewards and answers there." : "We send answers there.",
  action: (
    <Link className="text-link" to="/settings" hash="discord">
      Open Settings
    </Link>
  ),
});

const decided = (application: OwnApplication | undefined): application is OwnApplication =>
  application !== undefined && application.status !== "pending";

/** About two lines of a note. */
const mostCharacters = 140;

/** Returns a note's first words. The application's page shows all of it. */
function beginningOf(note: string): string {
  const line = note.trim().replaceAll(/\s+/g, " ");
  return line.length <= mostCharacters ? line : `${line.slice(0, mostCharacters).replace(/\s+\S*$/, "")}…`;
}

const decision = (
  post: string,
  { status, reviewNotes }: OwnApplication,
  path: "/staff-application" | "/management-application",
): WaitingFor => ({
  title: `Your ${post} application was ${status}`,
  text: reviewNotes ? beginningOf(reviewNotes) : "See what comes next.",
  action: (
    <Link className="text-link" to={path}>
      Read the decision
    </Link>
  ),
});
