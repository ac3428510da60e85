import { useQuery } from "@tanstack/react-query";
import { createFileRoute, Link } from "@tanstack/react-router";
import { ownManagementApplication, ownStaffApplication } from "#web/features/applications/applications.queries.ts";
import { DiscordRoles } from "#web/features/applications/discord-roles.tsx";
import { JoinHead } from "#web/features/applications/join-head.tsx";
import { OpenPosts } from "#web/features/applications/open-posts.tsx";
import { pageHead } from "#web/frame/page-head.ts";
import { prefetchForMember, useVisitor } from "#web/frame/visitor.ts";
import { team } from "#web/team.ts";

/** Where whoever signs in from here goes then. Only these, so that the page is one of a few for all visitors. */
const returnUrls = ["/calendar", "/points", "/dashboard"];
type Asked = { returnUrl?: unknown };

export const Route = createFileRoute("/apply")({
  validateSearch: ({ returnUrl }: Asked): { returnUrl?: string | undefined } => ({
    returnUrl: returnUrls.find((known) => known === returnUrl),
  }),
  staticData: { search: { returnUrl: returnUrls } },
  head: ({ match: { context } }) =>
    pageHead({ title: "Apply", description: team.join.lead, path: "/apply", siteUrl: context.siteUrl }),
  loader: ({ context }) => prefetchForMember(context.queryClient, [ownStaffApplication(), ownManagementApplication()]),
  component: Apply,
});

function Apply() {
  const { isMember } = useVisitor();
  const search = Route.useSearch();
  const { data: staff = [] } = useQuery({ ...ownStaffApplication(), enabled: isMember });
  const { data: management = [] } = useQuery({ ...ownManagementApplication(), enabled: isMember });
  return (
    <div className="page wrap">
      <JoinHead>
        {!isMember && (
          <p className="join__way">
            <Link className="line" to="/login" search={search}>
              Sign In
            </Link>
            <Link className="line" to="/register" search={search}>
              Create Account
            </Link>
          </p>
        )}
      </JoinHead>
      <OpenPosts hasApplied={{ staff: staff.length > 0, management: management.length > 0 }} />
      <DiscordRoles />
    </div>
  );
}
