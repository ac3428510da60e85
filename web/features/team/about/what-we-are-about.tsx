import type { CSSProperties } from "react";
import { wordPath } from "#contract/art/words.ts";
import { useTeam } from "#web/api/team.ts";
import { evenRows } from "./even-rows.ts";
import "./what-we-are-about.css";

/** The team's crafts, the first one largest. */
export function WhatWeAreAbout() {
  const { crafts, headings } = useTeam().about;
  if (crafts.length === 0) return null;
  return (
    <section className="crafts" aria-labelledby="crafts-heading">
      <div className="wrap">
        <h2 id="crafts-heading">{headings.crafts}</h2>
        <div className="crafts__grid" data-reveal>
          {crafts.map(({ title, mark, text }, index) => (
            <article key={title} className={isAlone(index, crafts.length) ? "crafts__alone" : undefined}>
              <img
                src={wordPath(isLarge(index, crafts.length) ? "news-lede" : "news-wide", mark)}
                alt=""
                loading="lazy"
              />
              <div>
                <h3>{title}</h3>
                <p>{text}</p>
              </div>
            </article>
          ))}
        </div>
      </div>
    </section>
  );
}

/** Two are a pair. Otherwise the first is larger than the others. */
const isLarge = (index: number, crafts: number) => index === 0 || crafts === 2;

/** The others follow in pairs, so the last of an even number has a row of its own. */
const isAlone = (index: number, crafts: number) =>
  crafts === 1 || (crafts > 2 && crafts % 2 === 0 && index === crafts - 1);

/** The team's values, as rising steps, in two flights if there are many. */
export function OurValues() {
  const { values, headings } = useTeam().about;
  if (values.length === 0) return null;
  return (
    <section className="values" aria-labelledby="values-heading">
      <div className="wrap">
        <h2 id="values-heading">{headings.values}</h2>
      </div>
      <ol data-reveal>
        {evenRows(values).map(({ entry: { title, text }, column, columns }) => (
          <li
            key={title}
            className={column === 0 ? "values__first" : undefined}
            data-above={columns - 1 - column}
            style={
              { "--step": column, "--columns": columns, "--span": 12 / columns } as CSSProperties // React's types have no custom properties
            }
          >
            <h3>{title}</h3>
            <p>{text}</p>
          </li>
        ))}
      </ol>
    </section>
  );
}
