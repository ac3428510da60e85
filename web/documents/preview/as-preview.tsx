import { renderToStaticMarkup } from "react-dom/server";
import type { Preview } from "#contract/rendered-page.ts";
import styles from "./preview-banner.css?inline";
import { PreviewBanner } from "./preview-banner.tsx";

/** What search engines and chat services read. A card's picture would stay at the address that it has once it's published. */
const told =
  /<meta property="og:[^>]*>|<meta name="(robots|twitter:card)"[^>]*>|<link rel="canonical"[^>]*>|<script type="application\/ld\+json".*?<\/script>/gs;

/** Only one of the two can stay at the top, because the height of either depends on the text size. */
const barBelow = ":root { --nav-position: static; }";

/** Turns a rendered page into a preview: with a banner, and with nothing for search engines. */
export const asPreview = (page: string, preview: Preview) =>
  page
    .replace(told, "")
    .replace("</head>", () => `<meta name="robots" content="noindex"><style>${barBelow}${styles}</style></head>`)
    .replace(/<body[^>]*>/, (body) => body + renderToStaticMarkup(<PreviewBanner {...preview} />));
