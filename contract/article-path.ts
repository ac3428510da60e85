// Addresses of articles. No zod: the browser takes this file on every page.

const maxSlugLength = 80;

/** The address of an article's page. Its id alone finds it; the words of the title are there for people. */
export const articlePath = ({ id, title }: { id: string; title: string }) => `/news/${id}/${slugOf(title)}`;

function slugOf(title: string): string {
  const plain = title
    .normalize("NFKD")
    .replace(/[\p{Mark}'\u2019]/gu, "")
    .toLowerCase();
  const words = plain
    .replace(/[^a-z0-9]+/g, "-")
    .replace(/^-/, "")
    .slice(0, maxSlugLength)
    .replace(/-$/, "");
  return words || "article";
}
