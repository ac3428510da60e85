import type { ReactNode } from "react";
import type { Person } from "#contract/team.ts";
import { useTeam } from "#web/api/team.ts";
import { titleWidth } from "#web/ui/format/title-width.ts";
import { founderFirst, portraitsOf } from "./portrait.ts";
import "./management.css";

/** The people who each run an area of the team: the founder large, the others in rows. */
export function Chiefs() {
  const team = useTeam();
  const { portraitOf, smallPortraitOf } = portraitsOf(team);
  const [first, ...others] = founderFirst(team.management.chiefs);
  return (
    <section className="chiefs" aria-labelledby="chiefs-heading">
      <div className="wrap">
        <h2 id="chiefs-heading">Chiefs</h2>
        <div className="chiefs__all">
          {first && (
            <article className="chief chief--first">
              <img src={portraitOf(first.name)} alt="" />
              <ChiefText {...first} />
            </article>
          )}
          <ul data-reveal>
            {others.map((person) => (
              <li key={person.name} className="chief">
                <img src={smallPortraitOf(person.name)} alt="" loading="lazy" />
                <ChiefText {...person} />
              </li>
            ))}
          </ul>
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
  const team = useTeam();
  const { portraitOf } = portraitsOf(team);
  return (
    <section className="heads paper cut" aria-labelledby="heads-heading">
      <div className="wrap">
        <div className="heads__note">
          <h2 id="heads-heading">Management</h2>
          <p className="heads__about">Write to them about sponsorship, media or working together.</p>
          <p className="heads__go">{children}</p>
        </div>
        <ul data-reveal>
          {team.management.heads.map(({ name, title, about }) => (
            <li key={name}>
              <img src={portraitOf(name)} alt="" loading="lazy" />
              <div>
                <h3>{name}</h3>
                <p className="heads__title">{title}</p>
                <p className="muted">{about}</p>
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
  return (
    <div className="wrap page-head posts">
      <p className="posts__back">{children}</p>
      <h1 style={titleWidth(title)}>{title}</h1>
      <div className="posts__note">
        <dl>
          <dt>people</dt>
          <dd className="numerals">{chiefs.length + heads.length}</dd>
        </dl>
        <p className="lead">{lead}</p>
      </div>
    </div>
  );
}
