import { createFileRoute } from "@tanstack/react-router";
import { isRecruiting } from "#contract/team/openings.ts";
import { useTeam } from "#web/api/team.ts";
import { JoinHead, OpenPosts, OpenRoles } from "#web/features/applications/join/open-posts.tsx";
import { sessionOf, useSession } from "#web/shell/account/use-session.ts";
import { pageHead } from "#web/shell/page/page-head.ts";

/** Where signing in from here can lead. Limited, so that only a few versions of the page need caching. */
const returnUrls = ["/calendar", "/points", "/dashboard"];
type Asked = { returnUrl?: unknown };

export const Route = createFileRoute("/apply")({
  validateSearch: ({ returnUrl }: Asked): { returnUrl?: string | undefined } => ({
    returnUrl: returnUrls.find((known) => known === returnUrl),
  }),
  staticData: { page: { kind: "document" }, dependsOnSession: true, search: { returnUrl: returnUrls } },
  head: ({ match: { context } }) =>
    pageHead({ title: "Apply", description: context.team.join.lead, path: "/apply" }, context),
  component: Apply,
});

function Apply() {
  const { queryClient } = Route.useRouteContext();
  const { isMember } = useSession(sessionOf(queryClient));
  const { returnUrl } = Route.useSearch();
  const isOpen = isRecruiting(useTeam());
  const query = returnUrl ? `?${new URLSearchParams({ returnUrl })}` : "";
  return (
    <div className="page wrap">
      <JoinHead>
        {!isMember && (isOpen || returnUrl) && (
          <p className="join__way">
            <a className="text-link" href={`/login${query}`}>
              Sign In
            </a>
            <a className="text-link" href={`/register${query}`}>
              Create Account
            </a>
          </p>
        )}
      </JoinHead>
      <OpenPosts isMember={isMember} />
      <OpenRoles />
    </div>
  );
}
