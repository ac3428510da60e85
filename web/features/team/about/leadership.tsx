import type { ReactNode } from "react";
import type { Person } from "#contract/team.ts";
import { founderFirst, portraitOf, smallPortraitOf } from "#web/features/team/portrait.ts";
import { team } from "#web/team.ts";
import "./leadership.css";

/** The leaders, like a list of results with the founder first. `children` link to further pages. */
export const Leadership = ({ children }: { children: ReactNode }) => (
  <section className="leaders paper cut" aria-labelledby="leadership-heading">
    <div className="wrap">
      <h2 id="leadership-heading">Leadership</h2>
      <ol data-reveal>
        {founderFirst(team.about.leadership).map((person) => (
          <Row key={person.name} {...person} />
        ))}
      </ol>
      <p className="leaders__go">{children}</p>
    </div>
  </section>
);

const Row = ({ name, title, about, isFounder }: Person) => (
  <li className={isFounder ? "leaders__first" : undefined}>
    <img src={isFounder ? portraitOf(name) : smallPortraitOf(name)} alt="" loading="lazy" />
    <div>
      <h3>{name}</h3>
      <p>{about}</p>
    </div>
    <p className="leaders__title">{title}</p>
  </li>
);
