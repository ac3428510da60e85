import { useQuery, useQueryClient } from "@tanstack/react-query";
import { createFileRoute, Link, useLocation } from "@tanstack/react-router";
import { useState } from "react";
import type { Team } from "#contract/team.ts";
import { useTeam } from "#web/api/team.ts";
import { AccessOfferDetails, ClaimForm, ClosedLink } from "#web/features/access-links/opening/opened-link.tsx";
import type { Closed, Open, Opening } from "#web/features/access-links/opening/opening.ts";
import { roleReach } from "#web/features/access-links/role-reach.ts";
import { staffSession } from "#web/features/staff/staff.queries.ts";
import { Gate } from "#web/shell/gate/gate.tsx";
import { gateHead } from "#web/shell/gate/gate-head.ts";
import { MinimalLayout } from "#web/shell/page/minimal-layout.tsx";
import { buttonClass } from "#web/ui/actions/button.tsx";
import { toast } from "#web/ui/feedback/toast-queue.ts";
import { formatDateTime } from "#web/ui/format/dates.ts";
import { ownZone } from "#web/ui/format/own-zone.ts";
import { zoneAfter } from "#web/ui/marks/local-time.tsx";

const title = "Temporary access";
const aboutAccess = ({ name }: Team) => `A temporary link lets you help run ${name} for a while.`;

/** The address is a secret, so the page has no public frame and its head doesn't contain the address. */
export const Route = createFileRoute("/temp-access/$linkCode")({
  staticData: { frame: "admin" },
  loader: async ({ context: { queryClient }, params }) => {
    const { openingOf } = await import("#web/features/access-links/opening/opening.ts");
    return openingOf(queryClient, params.linkCode);
  },
  head: gateHead((team) => ({ title, description: aboutAccess(team), path: "/temp-access" })),
  component: TempAccess,
});

function TempAccess() {
  const found = Route.useLoaderData();
  const [closed, setClosed] = useState<Opening>();
  const { data: staff } = useQuery(staffSession());
  const [before] = useState(staff); // a guest who has just opened the link is being redirected
  const username = before?.isAdmin ? before.username : undefined;
  const opening = closed ?? found;
  return (
    <MinimalLayout>
      {opening.isOpen ? (
        <OpenLink offer={opening.offer} username={username} onClosed={setClosed} />
      ) : (
        <ShutLink link={opening} username={username} isNews={closed !== undefined} />
      )}
    </MinimalLayout>
  );
}

type OpenLinkProps = Pick<Open, "offer"> & { username: string | undefined; onClosed: (opening: Opening) => void };

function OpenLink({ offer, username, onClosed }: OpenLinkProps) {
  const { linkCode } = Route.useParams();
  const { posted } = Route.useRouteContext();
  const team = useTeam();
  const queryClient = useQueryClient();
  const navigate = Route.useNavigate();

  async function handleOpened(name: string) {
    const description = `Your access ends on ${formatDateTime(offer.expiresAt, ownZone(team.timeZone))}${zoneAfter(team.timeZone)}.`;
    toast({ title: `Welcome, ${name}!`, description });
    await queryClient.invalidateQueries(staffSession());
    void navigate({ to: "/admin", replace: true });
  }
  return (
    <Gate
      title={title}
      lead={aboutAccess(team)}
      points={[
        roleReach[offer.role],
        "The link works once, for the first person to use it",
        "Admins can see who’s signed in, and from where",
      ]}
      ask="You’re invited"
      reason={
        username && `You’re signed in as ${username}. Opening the link signs you out of that account in this browser.`
      }
    >
      <AccessOfferDetails offer={offer} />
      <ClaimForm linkCode={linkCode} posted={posted} onOpened={(name) => void handleOpened(name)} onClosed={onClosed} />
      {username && <WayInside />}
    </Gate>
  );
}

type ShutLinkProps = { link: Closed; username: string | undefined; isNews: boolean };

const ShutLink = ({ link: { sentence, mayOpenLater }, username, isNews }: ShutLinkProps) => (
  <Gate
    title={title}
    lead={`${aboutAccess(useTeam())} Each link works once, before it expires.`}
    ask={mayOpenLater ? "Not right now" : "This link doesn’t work"}
    reason={<ClosedLink sentence={sentence} isNews={isNews} />}
  >
    {mayOpenLater && <TryAgain />}
    {username && <p>You’re signed in as {username}.</p>}
    {username ? <WayInside /> : <StaffSignIn />}
  </Gate>
);

const WayInside = () => (
  <Link className="text-link" to="/admin">
    Admin Panel
  </Link>
);

const StaffSignIn = () => (
  <Link className="text-link" to="/admin-login">
    Admin Sign In
  </Link>
);

const TryAgain = () => (
  <a className={buttonClass()} href={useLocation({ select: ({ pathname }) => pathname })}>
    Try again
  </a>
);
