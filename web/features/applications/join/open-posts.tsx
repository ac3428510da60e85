import { team } from "#web/team.ts";
import { buttonClass } from "#web/ui/actions/button.tsx";
import { applicationNotes } from "./application-notes.ts";
import "#web/ui/styles/sloped-block.css";
import "./open-posts.css";

const { moderator, management } = team.join;

/**
 * The two posts that people apply for on this site. For members, the page's script checks whether they have already applied and
 * changes the links.
 */
export const OpenPosts = ({ isMember }: { isMember: boolean }) => (
  <div className="open-posts">
    <section className="open-post open-post--mod sloped-block" aria-labelledby="moderator-heading">
      <h2 id="moderator-heading">Moderator</h2>
      <p>{moderator.text}</p>
      <Points of={applicationNotes} />
      <a
        className={buttonClass()}
        href="/staff-application"
        {...(isMember && onceSent("staff", "See your moderator application"))}
      >
        Apply as a moderator
      </a>
    </section>
    <section className="open-post open-post--man sloped-block" aria-labelledby="management-heading">
      <h2 id="management-heading">Management</h2>
      <p>{management.text}</p>
      <Points of={management.points} />
      <a
        className={buttonClass({ variant: "dark" })}
        href="/management-application"
        {...(isMember && onceSent("management", "See your management application"))}
      >
        Apply for management
      </a>
    </section>
  </div>
);

const onceSent = (post: "staff" | "management", label: string) => ({
  "data-own-application": post,
  "data-once-sent": label,
});

const Points = ({ of }: { of: string[] }) => (
  <ul>
    {of.map((point) => (
      <li key={point}>{point}</li>
    ))}
  </ul>
);
