import { markIcon } from "./mark-icon.ts";

/** Returns the head's links to the uploaded icon, given the address of its smallest size, or to the team's mark. */
export const iconLinks = (url: string | null | undefined) =>
  url
    ? [
        { rel: "icon", href: url },
        { rel: "apple-touch-icon", href: url.replace("32", "180") },
      ]
    : [{ rel: "icon", href: markIcon(), type: "image/svg+xml" }];
