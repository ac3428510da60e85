import { Link } from "@tanstack/react-router";
import { keyClass } from "#web/design/key.tsx";
import { team } from "#web/team.ts";
import { applicationNotes } from "./application-notes.ts";
import "./open-posts.css";

const { moderator, management } = team.join;

type OpenPostsProps = {
  /** For which of them this member has applied. */
  hasApplied: { staff: boolean; management: boolean };
};

/** The two posts that are filled through this site, or the way to what became of an application. */
export function OpenPosts({ hasApplied }: OpenPostsProps) {
  return (
    <div className="apps">
      <section className="app app--mod" aria-labelledby="moderator-heading">
        <h2 id="moderator-heading">Moderator</h2>
        <p>{moderator.text}</p>
        <Points of={applicationNotes} />
        <Link className={keyClass()} to="/staff-application">
          {hasApplied.staff ? "Your application as a moderator" : "Apply as a moderator"}
        </Link>
      </section>
      <section className="app app--man" aria-labelledby="management-heading">
        <h2 id="management-heading">Management</h2>
        <p>{management.text}</p>
        <Points of={management.points} />
        <Link className={keyClass({ face: "ink" })} to="/management-application">
          {hasApplied.management ? "Your application for management" : "Apply for management"}
        </Link>
      </section>
    </div>
  );
}

const Points = ({ of }: { of: string[] }) => (
  <ul>
    {of.map((point) => (
      <li key={point}>{point}</li>
    ))}
  </ul>
);
