import type { CSSProperties } from "react";
import type { NewsCategory } from "#contract/news/constants.ts";
import { categoryPath } from "#contract/news/news-path.ts";

/** Each category's label and the colour of its mark. */
export const categories: Record<NewsCategory, { label: string; colour: string }> = {
  announcement: { label: "Announcement", colour: "var(--color-blood)" },
  "match-recap": { label: "Match recap", colour: "var(--color-moss)" },
  "roster-update": { label: "Roster update", colour: "var(--color-ocean)" },
  upcoming: { label: "Upcoming", colour: "var(--color-umber)" },
  tournament: { label: "Tournament", colour: "var(--color-ink)" },
  "team-update": { label: "Team update", colour: "var(--color-plum)" },
  general: { label: "General", colour: "var(--color-edge)" },
};

export function Category({ of }: { of: NewsCategory }) {
  const { label, colour } = categories[of];
  const style = { "--c": colour } as CSSProperties; // React's types have no custom properties
  return (
    <a className="category" href={categoryPath(of)} style={style}>
      {label}
    </a>
  );
}
