import type { CSSProperties } from "react";
import type { Milestone } from "#contract/team.ts";
import { useTeam } from "#web/api/team.ts";
import { formatMonth } from "#web/ui/format/dates.ts";
import { evenRows } from "./even-rows.ts";
import "./our-story.css";

/** The team's milestones: figures on a climbing axis. */
export function OurStory() {
  const { story, headings } = useTeam().about;
  if (story.length === 0) return null;
  /** Only one row of milestones has room for the largest figures. */
  const most = story.length > 4 ? 2 : 3;
  return (
    <section className="our-story paper cut" aria-labelledby="story-heading">
      <div className="wrap">
        <h2 id="story-heading">{headings.story}</h2>
        <ol>
          {evenRows(story).map(({ entry: milestone, columns, isInSecondRow }, index) => (
            <li
              key={milestone.month}
              className={isInSecondRow ? "our-story__later" : undefined}
              style={
                { "--step": (index * most) / Math.max(3, story.length - 1), "--span": 12 / columns } as CSSProperties // React's types have no custom properties
              }
            >
              <Mark {...milestone} />
            </li>
          ))}
        </ol>
      </div>
    </section>
  );
}

const Mark = ({ month, figure, counts, text }: Milestone) => (
  <>
    <p className="our-story__figure">
      <b className={figure.length > 2 ? "numerals our-story__long" : "numerals"}>{figure}</b> {counts}
    </p>
    <div>
      <h3>
        <time dateTime={month}>{formatMonth(month)}</time>
      </h3>
      <p>{text}</p>
    </div>
  </>
);
