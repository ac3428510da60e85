import { markIcon } from "./mark-icon.ts";

/** The head's links to the icon that staff uploaded, at the address of its smallest size; to the team's mark without one. */
export const iconLinks = (url: string | null | undefined) =>
  url
    ? [
        { rel: "icon", href: url },
        { rel: "apple-touch-icon", href: url.replace("32", "180") },
      ]
    : [{ rel: "icon", href: markIcon(), type: "image/svg+xml" }];
