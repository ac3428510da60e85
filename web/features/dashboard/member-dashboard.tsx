import { Link } from "@tanstack/react-router";
import type { ReactNode } from "react";
import { isRecruiting, type MemberApplicationType, openingFor } from "#contract/team/openings.ts";
import { addressOn } from "#contract/team/platforms.ts";
import { hasDiscord, timedDeliveryOf } from "#contract/team/ways-to-reach.ts";
import type { Team } from "#contract/team.ts";
import { capitalised } from "#contract/writing.ts";
import { useTeam } from "#web/api/team.ts";
import { formatNumber } from "#web/ui/format/numbers.ts";
import "#web/ui/styles/page-part.css";
import "./member-dashboard.css";
import "#web/ui/styles/sloped-block.css";

function pagesOf(team: Team) {
  const isOnDiscord = hasDiscord(team);
  const own = isOnDiscord ? "name, Discord username" : "name";
  return [
    { to: "/calendar", name: "Team calendar", text: "Scrims, matches and meetings, plus your own events." },
    ...(team.programme.isOn ? [pointsPage(team)] : []),
    ...(isRecruiting(team) ? [{ to: "/apply", name: "Apply", text: waysToJoin(team) } as const] : []),
    { to: "/settings", name: "Settings", text: `Your ${own}, password, devices and data.` },
  ] as const;
}

function waysToJoin(team: Team): string {
  const isClosed = (type: MemberApplicationType) => openingFor(type, team).is === "closed";
  const posts = [...(isClosed("staff") ? [] : ["moderator"]), ...(isClosed("management") ? [] : ["manager"])];
  const roles = hasDiscord(team) ? "take on a role through Discord" : "ask us about another role";
  const ways = [
    ...(posts.length > 0 ? [`join as a ${posts.join(" or ")}`] : []),
    ...(team.join.roles.length > 0 ? [roles] : []),
  ].join(", or ");
  return `${capitalised(ways)}.`;
}

const pointsPage = (team: Team) =>
  ({
    to: "/points",
    name: team.programme.name,
    text: `Earn them by taking part. Rewards arrive ${timedDeliveryOf(team)}.`,
  }) as const;

/** Links to the member's other pages. */
export function MemberPages() {
  const team = useTeam();
  const discord = addressOn("discord", team);
  return (
    <section className="member-pages page-part wrap" aria-labelledby="pages-heading">
      <h2 id="pages-heading">Where to next</h2>
      <ul>
        {pagesOf(team).map(({ to, name, text }) => (
          <li key={to}>
            <h3>
              <Link to={to}>{name}</Link>
            </h3>
            <p className="muted">{text}</p>
          </li>
        ))}
        {discord && (
          <li>
            <h3>
              <a href={discord}>Discord</a>
            </h3>
            <p className="muted">Where the team talks.</p>
          </li>
        )}
      </ul>
    </section>
  );
}

export type WaitingFor = { title: string; text: ReactNode; action: ReactNode };

/** What is waiting for the member, with the number of things first. */
export const Waiting = ({ items }: { items: WaitingFor[] }) => (
  <section className="waiting sloped-block" aria-labelledby="waiting-heading">
    {items.length === 0 ? (
      <div className="waiting__none">
        <h2 id="waiting-heading">Nothing is waiting for you</h2>
        <p className="lead">When something is, you’ll see it here first.</p>
      </div>
    ) : (
      <>
        <h2 id="waiting-heading">
          <b className="numerals">{formatNumber(items.length)}</b> <span>Waiting for you</span>
        </h2>
        <ul>
          {items.map(({ title, text, action }) => (
            <li key={title}>
              <h3>{title}</h3>
              <p className="muted">{text}</p>
              <div>{action}</div>
            </li>
          ))}
        </ul>
      </>
    )}
  </section>
);

const longName = 24;

/** The dashboard's greeting. */
export const DashboardHead = ({ name }: { name: string }) => (
  <div className="page-head greeting">
    <h1 className={name.length > longName ? "is-long" : undefined}>Hello, {name}</h1>
  </div>
);
