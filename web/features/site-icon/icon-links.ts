import { ramp } from "#contract/art/ramp.ts";
import type { Team } from "#contract/team.ts";

/** Returns the head's links to the uploaded icon, given the address of its smallest size, or to the team's mark. */
export const iconLinks = (url: string | null | undefined, team: Team) =>
  url
    ? [
        { rel: "icon", href: url },
        { rel: "apple-touch-icon", href: url.replace("32", "180") },
      ]
    : [{ rel: "icon", href: markIcon(team), type: "image/svg+xml" }];

const size = 64;
const letter = { width: 40, low: 44, high: 56, stem: 0.36 };

/** Returns the wordmark's first letter on the team's background, as a data URL for the tab's icon. */
export function markIcon(team: Pick<Team, "wordmark" | "brand">): string {
  const { width, height, letters } = ramp(team.wordmark.slice(0, 1), letter);
  const { ground, paper } = team.brand;
  const place = `translate(${(size - width) / 2} ${(size - height) / 2})`;
  const path = `<path transform="${place}" fill="${paper}" fill-rule="evenodd" d="${letters[0]?.path}"/>`;
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${size} ${size}"><path fill="${ground}" d="M0 0h${size}v${size}H0z"/>${path}</svg>`;
  return `data:image/svg+xml,${encodeURIComponent(svg)}`;
}
