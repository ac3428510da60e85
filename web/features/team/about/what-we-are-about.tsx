import type { CSSProperties } from "react";
import { wordPath } from "#contract/art/words.ts";
import { useTeam } from "#web/api/team.ts";
import "./what-we-are-about.css";

/** The team's three crafts, the first one largest. */
export function WhatWeAreAbout() {
  const { crafts } = useTeam().about;
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

/** The team's values, as four rising steps. */
export function OurValues() {
  const { values } = useTeam().about;
  return (
    <section className="values" aria-labelledby="values-heading">
      <div className="wrap">
        <h2 id="values-heading">Our Values</h2>
      </div>
      <ol data-reveal>
        {values.map(({ title, text }, index) => (
          <li key={title} style={{ "--step": index } as CSSProperties /* React's types have no custom properties */}>
            <h3>{title}</h3>
            <p>{text}</p>
          </li>
        ))}
      </ol>
    </section>
  );
}
