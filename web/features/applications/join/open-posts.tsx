import type { ReactNode } from "react";
import { applicationStatuses } from "#contract/applications/constants.ts";
import { nothingOpen, notOpenSentence, untilSentence } from "#contract/applications/opening-sentences.ts";
import { contactPath } from "#contract/team/contact-path.ts";
import { isRecruiting, type MemberApplicationType } from "#contract/team/openings.ts";
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
        <ApplyLink
          post="staff"
          className={buttonClass()}
          href="/staff-application"
          onceSent={isMember && "See your moderator application"}
        >
          Apply as a moderator
        </ApplyLink>
      </section>
      <section className="open-post open-post--man sloped-block paper" aria-labelledby="management-heading">
        <div className="open-post__head">
          <h2 id="management-heading">Management</h2>
          {isMember && <Standings post="management" />}
        </div>
        <p>{team.join.management.text}</p>
        <Points of={team.join.management.points} />
        <ApplyLink
          post="management"
          className={buttonClass({ variant: "dark" })}
          href="/management-application"
          onceSent={isMember && "See your management application"}
        >
          Apply for management
        </ApplyLink>
      </section>
    </div>
  );
}

/** A badge for each state. The page's script shows the one that applies. */
const Standings = ({ post }: { post: MemberApplicationType }) =>
  applicationStatuses.map((status) => (
    <span key={status} data-standing={`${post} ${status}`} hidden>
      <StatusBadge status={status} />
    </span>
  ));

type ApplyLinkProps = {
  post: MemberApplicationType;
  className: string;
  href: string;
  /** What the link says to a member who has applied. */
  onceSent: string | false;
  children: string;
};

/** The link to apply, and until when. If nobody can, it says why, and the link is only for a member who has applied. */
function ApplyLink({ post, onceSent, ...link }: ApplyLinkProps) {
  const team = useTeam();
  const notOpen = notOpenSentence(post, team);
  const days = notOpen ?? untilSentence(post, team);
  const own = onceSent && { "data-own-application": post, "data-once-sent": onceSent };
  return (
    <div className="open-post__way">
      {days && <p>{days}</p>}
      {(!notOpen || onceSent) && <a {...link} hidden={notOpen !== undefined} {...own} />}
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
        <p className="lead">{isRecruiting(team) ? team.join.lead : nothingOpen}</p>
        {children}
      </div>
    </div>
  );
}
