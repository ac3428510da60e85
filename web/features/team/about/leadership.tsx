import type { ReactNode } from "react";
import type { Person } from "#contract/team.ts";
import { useTeam } from "#web/api/team.ts";
import { founderFirst, photoAlt, portraitsOf } from "#web/features/team/portrait.ts";
import "./leadership.css";

/** The leaders, like a list of results with the founder first. `children` link to further pages. */
export function Leadership({ children }: { children: ReactNode }) {
  const team = useTeam();
  const { portraitOf, smallPortraitOf } = portraitsOf(team);
  const pictureOf = (person: Person) => (person.isFounder ? portraitOf(person) : smallPortraitOf(person));
  if (team.about.leadership.length === 0) return null;
  return (
    <section className="leaders paper cut" aria-labelledby="leadership-heading">
      <div className="wrap">
        <h2 id="leadership-heading">Leadership</h2>
        <ol data-reveal>
          {founderFirst(team.about.leadership).map((person) => (
            <Row key={person.name} person={person} picture={pictureOf(person)} />
          ))}
        </ol>
        <p className="leaders__go">{children}</p>
      </div>
    </section>
  );
}

const Row = ({ person, picture }: { person: Person; picture: string }) => (
  <li className={person.isFounder ? "leaders__first" : undefined}>
    <img src={picture} alt={photoAlt(person)} loading="lazy" />
    <div>
      <h3>{person.name}</h3>
      <p>{person.about}</p>
    </div>
    <p className="leaders__title">{person.title}</p>
  </li>
);
