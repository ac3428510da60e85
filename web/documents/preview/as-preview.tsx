import { renderToStaticMarkup } from "react-dom/server";
import { inColours } from "#contract/art/art.ts";
import type { Preview } from "#contract/rendered-page.ts";
import type { Team } from "#contract/team.ts";
import { TeamProvider } from "#web/api/team-provider.tsx";
import { wallTimeAt } from "#web/ui/format/clock.ts";
import { formatDay } from "#web/ui/format/dates.ts";
import { NoPreview, problems } from "./no-preview.tsx";
import styles from "./preview-banner.css?inline";

/** What search engines and chat services read. A card's picture would stay at the address that it has once it's published. */
const told =
  /<meta property="og:[^>]*>|<meta name="(robots|twitter:card)"[^>]*>|<link rel="canonical"[^>]*>|<script type="application\/ld\+json".*?<\/script>/gs;

/** Only one of the two can stay at the top, because the height of either depends on the text size. */
const barBelow = ":root { --nav-position: static; }";

/** Turns a rendered page into a preview: with a banner, or why there is none, and with nothing for search engines. */
export function asPreview(page: string, preview: Preview, team: Team): string {
  const untold = page.replace(told, "").replace("</head>", () => `<meta name="robots" content="noindex"></head>`);
  if ("problem" in preview) {
    const { title } = problems[preview.problem];
    const main = renderToStaticMarkup(
      <TeamProvider team={team}>
        <NoPreview problem={preview.problem} />
      </TeamProvider>,
    );
    return untold.replace(/(?<=<title>).*?(?=<\/title>)/s, title).replace(/<main .*<\/main>/s, () => main);
  }
  const banner = renderToStaticMarkup(
    <TeamProvider team={team}>
      <PreviewBanner {...preview} timeZone={team.timeZone} />
    </TeamProvider>,
  );
  return inColours(untold, team.brand)
    .replace("</head>", () => `<style>${barBelow}${styles}</style></head>`)
    .replace(/<body[^>]*>/, (body) => body + banner);
}

type PreviewBannerProps = { isDraft: boolean; endsAt?: string; timeZone: string };

/** Says that the page isn't what visitors see. Its styles come with it, so that no other page has them. */
const PreviewBanner = (shown: PreviewBannerProps) => (
  <aside className="preview-banner" aria-label="Preview">
    <p className="wrap">{sentenceOf(shown)}</p>
  </aside>
);

function sentenceOf({ isDraft, endsAt, timeZone }: PreviewBannerProps): string {
  if (!endsAt) return isDraft ? "Draft. Visitors don’t see this yet." : "There’s no draft. This is what visitors see.";
  const lastDay = formatDay(wallTimeAt(Date.parse(endsAt), timeZone).day);
  return `${isDraft ? "Draft, not published yet." : "Preview."} Shown until ${lastDay}.`;
}
