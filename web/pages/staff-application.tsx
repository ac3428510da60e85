import { useQuery } from "@tanstack/react-query";
import { createFileRoute, Link } from "@tanstack/react-router";
import { useTeam } from "#web/api/team.ts";
import { me } from "#web/features/accounts/accounts.queries.ts";
import { Application } from "#web/features/applications/application.tsx";
import { ownStaffApplication } from "#web/features/applications/applications.queries.ts";
import { useKeptDraft } from "#web/features/applications/form/use-kept-draft.ts";
import { staffKind } from "#web/features/applications/kinds/staff-kind.ts";
import { prefetchForMember } from "#web/shell/account/use-session.ts";
import { ApplicationGate } from "#web/shell/gate/application-gate.tsx";
import { gateHead } from "#web/shell/gate/gate-head.ts";
import { useScrollToGate } from "#web/shell/gate/use-scroll-to-gate.ts";

const about = { title: "Moderator application", path: "/staff-application" };

export const Route = createFileRoute("/staff-application")({
  staticData: { page: { kind: "gate", opensTo: ["member"] } },
  head: gateHead(({ join }) => ({ ...about, description: join.moderator.text })),
  loader: ({ context }) => prefetchForMember(context.queryClient, [ownStaffApplication()]),
  component: StaffApplication,
});

function StaffApplication() {
  const lead = useTeam().join.moderator.text;
  const { data: member } = useQuery(me());
  const isDraftKept = useKeptDraft(member?.id, "staff");
  useScrollToGate(Boolean(member));
  if (!member) return <ApplicationGate type="staff" {...about} lead={lead} isDraftKept={isDraftKept} />;
  return (
    <Application key={member.id} kind={staffKind} member={member} {...about} lead={lead}>
      {(className) => (
        <Link className={className} to="/dashboard">
          Dashboard
        </Link>
      )}
    </Application>
  );
}
