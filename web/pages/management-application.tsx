import { useQuery } from "@tanstack/react-query";
import { createFileRoute, Link } from "@tanstack/react-router";
import { useTeam } from "#web/api/team.ts";
import { me } from "#web/features/accounts/accounts.queries.ts";
import { Application } from "#web/features/applications/application.tsx";
import { ownManagementApplication } from "#web/features/applications/applications.queries.ts";
import { useKeptDraft } from "#web/features/applications/form/use-kept-draft.ts";
import { managementKind } from "#web/features/applications/kinds/management-kind.ts";
import { prefetchForMember } from "#web/shell/account/use-session.ts";
import { ApplicationGate } from "#web/shell/gate/application-gate.tsx";
import { gateHead } from "#web/shell/gate/gate-head.ts";
import { useScrollToGate } from "#web/shell/gate/use-scroll-to-gate.ts";

const about = { title: "Management application", path: "/management-application" };

export const Route = createFileRoute("/management-application")({
  staticData: { page: { kind: "gate", opensTo: ["member"] } },
  head: gateHead(({ join }) => ({ ...about, description: join.management.text })),
  loader: ({ context }) => prefetchForMember(context.queryClient, [ownManagementApplication()]),
  component: ManagementApplication,
});

function ManagementApplication() {
  const lead = useTeam().join.management.text;
  const { data: member } = useQuery(me());
  const isDraftKept = useKeptDraft(member?.id, "management");
  useScrollToGate(Boolean(member));
  if (!member) return <ApplicationGate type="management" {...about} lead={lead} isDraftKept={isDraftKept} />;
  return (
    <Application key={member.id} kind={managementKind} member={member} {...about} lead={lead}>
      {(className) => (
        <Link className={className} to="/dashboard">
          Dashboard
        </Link>
      )}
    </Application>
  );
}
