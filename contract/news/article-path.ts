// Addresses of articles. No zod: the browser takes this file on every page.

const maxSlugLength = 80;

type Titled = { id: string; title: string };

/** The address of an article's page. Its id alone finds it; the words of the title are there for people. */
export const articlePath = ({ id, title }: Titled) => `/news/${id}/${slugOf(title)}`;

/** The two parts of that address that differ from article to article. */
export const articleParams = ({ id, title }: Titled) => ({ id, slug: slugOf(title) });

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
