import type { ReactNode } from "react";
import type { Person } from "#contract/team.ts";
import { useTeam } from "#web/api/team.ts";
import { titleWidth } from "#web/ui/format/title-width.ts";
import { Portrait } from "./portrait.tsx";
import "./management.css";

/** The people who each run an area of the team: the first one large, the others in rows. */
export function Chiefs() {
  const { chiefs, headings } = useTeam().management;
  const [first, ...others] = chiefs;
  if (!first) return null;
  return (
    <section className="chiefs" aria-labelledby="chiefs-heading">
      <div className="wrap">
        <h2 id="chiefs-heading">{headings.chiefs}</h2>
        <div className="chiefs__all">
          <article className="chief chief--first">
            <Portrait person={first} />
            <ChiefText {...first} />
          </article>
          {others.length > 0 && (
            <ul data-reveal>
              {others.map((person) => (
                <li key={person.name} className="chief">
                  <Portrait person={person} isSmall loading="lazy" />
                  <ChiefText {...person} />
                </li>
              ))}
            </ul>
          )}
        </div>
      </div>
    </section>
  );
}

const ChiefText = ({ name, title, about, isFounder }: Person) => (
  <div>
    <h3>{name}</h3>
    {isFounder && <span className="founder">Founder</span>}
    <p className="chief__area">{title}</p>
    <p className="muted">{about}</p>
  </div>
);

/** The heads of management. `children` introduce them. */
export function Heads({ children }: { children: ReactNode }) {
  const { heads, headings, headsLead } = useTeam().management;
  if (heads.length === 0) return null;
  return (
    <section className="heads paper cut" aria-labelledby="heads-heading">
      <div className="wrap">
        <div className="heads__note">
          <h2 id="heads-heading">{headings.heads}</h2>
          {headsLead && <p className="heads__about">{headsLead}</p>}
          <p className="heads__go">{children}</p>
        </div>
        <ul data-reveal>
          {heads.map((person) => (
            <li key={person.name}>
              <Portrait person={person} loading="lazy" />
              <div>
                <h3>{person.name}</h3>
                <p className="heads__title">{person.title}</p>
                <p className="muted">{person.about}</p>
              </div>
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}

/** The management page's introduction, with the number of people. `children` link back. */
export function ManagementHead({ children }: { children: ReactNode }) {
  const { title, lead, chiefs, heads } = useTeam().management;
  const people = chiefs.length + heads.length;
  return (
    <div className="wrap page-head posts">
      <p className="posts__back">{children}</p>
      <h1 style={titleWidth(title)}>{title}</h1>
      <div className="posts__note">
        {people > 0 && (
          <dl>
            <dt>{people === 1 ? "person" : "people"}</dt>
            <dd className="numerals">{people}</dd>
          </dl>
        )}
        <p className="lead">{lead}</p>
      </div>
    </div>
  );
}
