import type { RefObject } from "react";
import type { Team } from "#contract/team.ts";
import { factAt, nameOfFact } from "./fact-parts.ts";
import { factInWords } from "./fact-words.ts";
import "./site-editor.css";

type FactChangesProps = {
  before: Team;
  after: Team | undefined;
  changed: readonly string[];
  ref?: RefObject<HTMLUListElement | null>;
};

/** The facts that publishing changes, as they are and as they'd be. */
export const FactChanges = ({ before, after, changed, ref }: FactChangesProps) => (
  <ul className="fact-changes" aria-label="What changes" tabIndex={-1} ref={ref}>
    {changed.map((path) => (
      <li key={path}>
        <b>{nameOfFact(path)}</b>
        <del>
          <span className="visually-hidden">Now: </span>
          {factInWords(path, factAt(before, path))}
        </del>
        <ins>
          <span className="visually-hidden">Then: </span>
          {factInWords(path, factAt(after, path))}
        </ins>
      </li>
    ))}
  </ul>
);
