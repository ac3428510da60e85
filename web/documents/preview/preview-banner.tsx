import type { Preview } from "#contract/rendered-page.ts";

/** Says that the page isn't what visitors see. Its styles come with it, so that no other page has them. */
export const PreviewBanner = (preview: Preview) => (
  <aside className="preview-banner" aria-label="Preview">
    <p className="wrap">{sentenceOf(preview)}</p>
  </aside>
);

function sentenceOf({ isDraft, lastDay }: Preview): string {
  if (lastDay) return `${isDraft ? "Draft" : "Preview"}, until ${lastDay}. Forms and menus don’t work here.`;
  return isDraft ? "Draft. Visitors don’t see this yet." : "There’s no draft. This is what visitors see.";
}
