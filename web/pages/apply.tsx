import { createFileRoute, Link } from "@tanstack/react-router";
import { ownManagementApplication, ownStaffApplication } from "#web/features/applications/applications.queries.ts";
import { DiscordRoles } from "#web/features/applications/discord-roles.tsx";
import { JoinHead } from "#web/features/applications/join-head.tsx";
import { OpenPosts } from "#web/features/applications/open-posts.tsx";
import { pageHead } from "#web/frame/page-head.ts";
import { prefetchForMember, useVisitor } from "#web/frame/visitor.ts";
import { team } from "#web/team.ts";

export const Route = createFileRoute("/apply")({
  head: ({ match: { context } }) =>
    pageHead({ title: "Apply", description: team.join.lead, path: "/apply", siteUrl: context.siteUrl }),
  loader: ({ context }) => prefetchForMember(context.queryClient, [ownStaffApplication(), ownManagementApplication()]),
  component: Apply,
});

function Apply() {
  const { isMember } = useVisitor();
  return (
    <div className="page wrap">
      <JoinHead>
        {!isMember && (
          <p className="join__way">
            <Link className="line" to="/login">
              Sign In
            </Link>
            <Link className="line" to="/register">
              Create Account
            </Link>
          </p>
        )}
      </JoinHead>
      <OpenPosts isMember={isMember} />
      <DiscordRoles />
    </div>
  );
}
