import type { ReactNode } from "react";
import { applicationStatuses } from "#contract/applications/constants.ts";
import { contactPath } from "#contract/team/contact-path.ts";
import { addressOn } from "#contract/team/platforms.ts";
import { useTeam } from "#web/api/team.ts";
import { buttonClass } from "#web/ui/actions/button.tsx";
import { titleWidth } from "#web/ui/format/title-width.ts";
import { applicationNotes } from "./application-notes.ts";
import { StatusBadge } from "./own-applications.tsx";
import "#web/ui/styles/sloped-block.css";
import "./open-posts.css";
import "#web/ui/styles/page-part.css";

/**
 * The two posts that people apply for on this site. For members, the page's script checks whether they have already applied. If
 * so, it shows the application's state and changes the link.
 */
export function OpenPosts({ isMember }: { isMember: boolean }) {
  const team = useTeam();
  return (
    <div className="open-posts">
      <section className="open-post open-post--mod sloped-block" aria-labelledby="moderator-heading">
        <div className="open-post__head">
          <h2 id="moderator-heading">Moderator</h2>
          {isMember && <Standings post="staff" />}
        </div>
        <p>{team.join.moderator.text}</p>
        <Points of={applicationNotes(team)} />
        <a
          className={buttonClass()}
          href="/staff-application"
          {...(isMember && onceSent("staff", "See your moderator application"))}
        >
          Apply as a moderator
        </a>
      </section>
      <section className="open-post open-post--man sloped-block paper" aria-labelledby="management-heading">
        <div className="open-post__head">
          <h2 id="management-heading">Management</h2>
          {isMember && <Standings post="management" />}
        </div>
        <p>{team.join.management.text}</p>
        <Points of={team.join.management.points} />
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
}

type Post = "staff" | "management";

/** A badge for each state. The page's script shows the one that applies. */
const Standings = ({ post }: { post: Post }) =>
  applicationStatuses.map((status) => (
    <span key={status} data-standing={`${post} ${status}`} hidden>
      <StatusBadge status={status} />
    </span>
  ));

const onceSent = (post: Post, label: string) => ({
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

const counted = ["One", "Two", "Three", "Four", "Five", "Six", "Seven", "Eight"];

/** The roles that start with a conversation: on Discord, or in a message to the team. */
export function OpenRoles() {
  const team = useTeam();
  const discord = addressOn("discord", team);
  if (team.join.roles.length === 0) return null;
  const more = `${counted[team.join.roles.length - 1]} more`;
  return (
    <section className="roles page-part" aria-labelledby="roles-heading">
      <h2 id="roles-heading">{discord ? `${more}, through Discord` : more}</h2>
      <div>
        <ol>
          {team.join.roles.map(({ title, text }) => (
            <li key={title}>
              <h3>{title}</h3>
              <p className="muted">{text}</p>
              <a className="text-link" href={discord ?? contactPath(team)}>
                {discord ? "Ask on Discord" : "Ask us"} <span className="visually-hidden">about {title}</span>
              </a>
            </li>
          ))}
        </ol>
        {discord && (
          <p className="invite">
            <a className={buttonClass({ variant: "light" })} href={discord}>
              Join the Discord
            </a>
          </p>
        )}
      </div>
    </section>
  );
}

/** How to join. `children` are the ways in for people who are signed out. */
export function JoinHead({ children }: { children: ReactNode }) {
  const team = useTeam();
  return (
    <div className="page-head join__head">
      <h1 style={titleWidth(team.join.title)}>{team.join.title}</h1>
      <div>
        <p className="lead">{team.join.lead}</p>
        {children}
      </div>
    </div>
  );
}
