import { useQuery } from "@tanstack/react-query";
import { createFileRoute, Link } from "@tanstack/react-router";
import { me } from "#web/features/accounts/accounts.queries.ts";
import { Application } from "#web/features/applications/application.tsx";
import { ownStaffApplication } from "#web/features/applications/applications.queries.ts";
import { staffKind } from "#web/features/applications/staff-kind.ts";
import { useKeptDraft } from "#web/features/applications/use-kept-draft.ts";
import { ApplicationGate } from "#web/frame/application-gate.tsx";
import { gateHead } from "#web/frame/gate-head.ts";
import { useGateInView } from "#web/frame/use-gate-in-view.ts";
import { prefetchForMember } from "#web/frame/visitor.ts";
import { team } from "#web/team.ts";

const about = { title: "Moderator application", lead: team.join.moderator.text, path: "/staff-application" };

export const Route = createFileRoute("/staff-application")({
  staticData: { page: { kind: "gate", opensTo: ["member"] } },
  head: gateHead({ ...about, description: about.lead }),
  loader: ({ context }) => prefetchForMember(context.queryClient, [ownStaffApplication()]),
  component: StaffApplication,
});

function StaffApplication() {
  const { data: member } = useQuery(me());
  const isDraftKept = useKeptDraft(member?.id, "staff");
  useGateInView(Boolean(member));
  if (!member) return <ApplicationGate {...about} isDraftKept={isDraftKept} />;
  return (
    <Application key={member.id} kind={staffKind} member={member} {...about}>
      <Link className="line" to="/dashboard">
        Dashboard
      </Link>
    </Application>
  );
}
