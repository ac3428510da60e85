import type { Team } from "#contract/team.ts";
import { factAt, inWords, nameOfFact } from "./fact-parts.ts";
import "./site-editor.css";

type FactChangesProps = { before: Team; after: Team | undefined; changed: readonly string[] };

/** The facts that publishing changes, as they are and as they'd be. */
export const FactChanges = ({ before, after, changed }: FactChangesProps) => (
  <ul className="fact-changes" aria-label="What changes">
    {changed.map((path) => (
      <li key={path}>
        <b>{nameOfFact(path)}</b>
        <del>
          <span className="visually-hidden">Now: </span>
          {inWords(factAt(before, path))}
        </del>
        <ins>
          <span className="visually-hidden">Then: </span>
          {inWords(factAt(after, path))}
        </ins>
      </li>
    ))}
  </ul>
);
