import { markSvg } from "#contract/art/mark.ts";
import type { Team } from "#contract/team.ts";

/** Returns the head's links to the uploaded icon, given the address of its smallest size, or to the team's mark. */
export const iconLinks = (url: string | null | undefined, team: Team) =>
  url
    ? [
        { rel: "icon", href: url },
        { rel: "apple-touch-icon", href: url.replace("32", "180") },
      ]
    : [{ rel: "icon", href: markIcon(team), type: "image/svg+xml" }];

/** Returns the mark as a data URL, which needs no request. */
export const markIcon = (team: Pick<Team, "wordmark" | "brand">) =>
  `data:image/svg+xml,${encodeURIComponent(markSvg(team))}`;
