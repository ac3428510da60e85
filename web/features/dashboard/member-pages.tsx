import { Link } from "@tanstack/react-router";
import { team } from "#web/team.ts";
import "#web/ui/styles/page-part.css";
import "./member-pages.css";

const pages = [
  { to: "/calendar", name: "Team calendar", text: "Scrims, matches and meetings, plus your own events." },
  { to: "/points", name: team.programme.name, text: "Earn them by taking part. Rewards arrive on Discord." },
  { to: "/apply", name: "Apply", text: "Join as a moderator or manager, or take on a role through Discord." },
  { to: "/settings", name: "Settings", text: "Your name, Discord username, password, devices and data." },
] as const;

/** Links to the member's other pages. */
export const MemberPages = () => (
  <section className="member-pages page-part wrap" aria-labelledby="pages-heading">
    <h2 id="pages-heading">Where to next</h2>
    <ul>
      {pages.map(({ to, name, text }) => (
        <li key={to}>
          <h3>
            <Link to={to}>{name}</Link>
          </h3>
          <p className="muted">{text}</p>
        </li>
      ))}
      <li>
        <h3>
          <a href={team.socials.discord}>Discord</a>
        </h3>
        <p className="muted">Where the team talks.</p>
      </li>
    </ul>
  </section>
);
