import type { CSSProperties } from "react";
import { team } from "#web/team.ts";
import "./our-values.css";

/** The team's values, as four rising steps. */
export const OurValues = () => (
  <section className="values" aria-labelledby="values-heading">
    <div className="wrap">
      <h2 id="values-heading">Our Values</h2>
    </div>
    <ol data-reveal>
      {team.about.values.map(({ title, text }, index) => (
        <li key={title} style={{ "--step": index } as CSSProperties /* React's types have no custom properties */}>
          <h3>{title}</h3>
          <p>{text}</p>
        </li>
      ))}
    </ol>
  </section>
);
