import type { Person } from "#contract/team.ts";
import { founderFirst } from "#web/features/team/founder-first.ts";
import { portraitOf, smallPortraitOf } from "#web/features/team/portrait.ts";
import { team } from "#web/team.ts";
import "./chiefs.css";

const [first, ...others] = founderFirst(team.management.chiefs);

/** The people who each run an area of the team: the founder large, the others in rows. */
export const Chiefs = () => (
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

const ChiefText = ({ name, title, about, isFounder }: Person) => (
  <div>
    <h3>{name}</h3>
    {isFounder && <span className="founder">Founder</span>}
    <p className="chief__area">{title}</p>
    <p className="muted">{about}</p>
  </div>
);
