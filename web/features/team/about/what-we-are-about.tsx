import type { CSSProperties } from "react";
import { wordPath } from "#contract/art/words.ts";
import { useTeam } from "#web/api/team.ts";
import "./what-we-are-about.css";

/** The team's crafts, the first one largest. */
export function WhatWeAreAbout() {
  const { crafts } = useTeam().about;
  if (crafts.length === 0) return null;
  return (
    <section className="crafts" aria-labelledby="crafts-heading">
      <div className="wrap">
        <h2 id="crafts-heading">What We're About</h2>
        <div className="crafts__grid" data-reveal>
          {crafts.map(({ title, mark, text }, index) => (
            <article key={title}>
              <img src={wordPath(index === 0 ? "news-lede" : "news-wide", mark)} alt="" loading="lazy" />
              <h3>{title}</h3>
              <p>{text}</p>
            </article>
          ))}
        </div>
      </div>
    </section>
  );
}

/** The team's values, as rising steps. More than four are two flights. */
export function OurValues() {
  const { values } = useTeam().about;
  if (values.length === 0) return null;
  const columns = values.length > 4 ? Math.ceil(values.length / 2) : values.length;
  return (
    <section className="values" aria-labelledby="values-heading">
      <div className="wrap">
        <h2 id="values-heading">Our Values</h2>
      </div>
      <ol data-reveal style={{ "--columns": columns } as CSSProperties /* React's types have no custom properties */}>
        {values.map(({ title, text }, index) => (
          <li key={title} style={{ "--step": index % columns } as CSSProperties}>
            <h3>{title}</h3>
            <p>{text}</p>
          </li>
        ))}
      </ol>
    </section>
  );
}
