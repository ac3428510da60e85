import type { CSSProperties } from "react";
import type { Milestone } from "#contract/team.ts";
import { useTeam } from "#web/api/team.ts";
import { formatMonth } from "#web/ui/format/dates.ts";
import "./our-story.css";

/** The team's milestones: figures on a climbing axis. */
export function OurStory() {
  const { story } = useTeam().about;
  if (story.length === 0) return null;
  /** Only four milestones have a wider column for the last and largest figure. */
  const most = story.length > 4 ? 2 : 3;
  return (
    <section className="our-story paper cut" aria-labelledby="story-heading">
      <div className="wrap">
        <h2 id="story-heading">Our Story</h2>
        <ol>
          {story.map((milestone, index) => (
            <Mark key={milestone.month} {...milestone} step={(index * most) / Math.max(3, story.length - 1)} />
          ))}
        </ol>
      </div>
    </section>
  );
}

const Mark = ({ month, figure, counts, text, step }: Milestone & { step: number }) => (
  <li style={{ "--step": step } as CSSProperties /* React's types have no custom properties */}>
    <p className="our-story__figure">
      <b className={figure.length > 2 ? "numerals our-story__long" : "numerals"}>{figure}</b> {counts}
    </p>
    <div>
      <h3>
        <time dateTime={month}>{formatMonth(month)}</time>
      </h3>
      <p>{text}</p>
    </div>
  </li>
);
