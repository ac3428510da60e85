import { Link } from "@tanstack/react-router";
import { team } from "#team.config.ts";
import { keyClass } from "#web/design/key.tsx";
import "./open-posts.css";

const { moderator, management, reviewTime } = team.join;

/** The two posts that are filled through this site. */
export const OpenPosts = () => (
  <div className="apps">
    <section className="app app--mod" aria-labelledby="moderator-heading">
      <h2 id="moderator-heading">Moderator</h2>
      <p>{moderator.text}</p>
      <Points of={[...moderator.points, `Review takes ${reviewTime}`]} />
      <Link className={keyClass()} to="/staff-application">
        Apply as a moderator
      </Link>
    </section>
    <section className="app app--man" aria-labelledby="management-heading">
      <h2 id="management-heading">Management</h2>
      <p>{management.text}</p>
      <Points of={management.points} />
      <Link className={keyClass({ face: "ink" })} to="/management-application">
        Apply for management
      </Link>
    </section>
  </div>
);

const Points = ({ of }: { of: string[] }) => (
  <ul>
    {of.map((point) => (
      <li key={point}>{point}</li>
    ))}
  </ul>
);
