import { wallTimeAt } from "#web/ui/format/clock.ts";
import { formatDay } from "#web/ui/format/dates.ts";

type PreviewBannerProps = { isDraft: boolean; endsAt?: string; timeZone: string };

/** Says that the page isn't what visitors see. Its styles come with it, so that no other page has them. */
export const PreviewBanner = (shown: PreviewBannerProps) => (
  <aside className="preview-banner" aria-label="Preview">
    <p className="wrap">{sentenceOf(shown)}</p>
  </aside>
);

function sentenceOf({ isDraft, endsAt, timeZone }: PreviewBannerProps): string {
  if (!endsAt) return isDraft ? "Draft. Visitors don’t see this yet." : "There’s no draft. This is what visitors see.";
  const lastDay = formatDay(wallTimeAt(Date.parse(endsAt), timeZone).day);
  return `${isDraft ? "Draft, not published yet." : "Preview."} Shown until ${lastDay}.`;
}
