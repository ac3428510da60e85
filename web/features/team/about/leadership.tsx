import type { ReactNode } from "react";
import type { Person } from "#contract/team.ts";
import { useTeam } from "#web/api/team.ts";
import { Portrait } from "#web/features/team/portrait.tsx";
import { lettersOf } from "#web/ui/format/digits.ts";
import "./leadership.css";

/** The leaders, like a list of results with founders large. `children` link to further pages. */
export function Leadership({ children }: { children: ReactNode }) {
  const { leadership, headings } = useTeam().about;
  if (leadership.length === 0) return null;
  return (
    <section className="leaders paper cut" aria-labelledby="leadership-heading">
      <div className="wrap">
        <h2 id="leadership-heading">{headings.leadership}</h2>
        <ol data-reveal>
          {leadership.map((person) => (
            <Row key={person.name} {...person} />
          ))}
        </ol>
        <p className="leaders__go">{children}</p>
      </div>
    </section>
  );
}

/** Fits beside a founder's portrait on the narrowest phone. */
const shortName = 9;

const Row = (person: Person) => (
  <li className={person.isFounder ? "leaders__founder" : undefined}>
    <Portrait person={person} isSmall={!person.isFounder} loading="lazy" />
    <div>
      <h3 style={lettersOf(person.name, shortName)}>{person.name}</h3>
      <p>{person.about}</p>
    </div>
    <p className="leaders__title">{person.title}</p>
  </li>
);
