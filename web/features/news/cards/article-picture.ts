import { articlePicturePath } from "#contract/art/words.ts";
import type { NewsCard } from "#contract/news/schemas.ts";

type Pictured = Pick<NewsCard, "title" | "category" | "imageUrl">;

/** Returns an article's own picture, and the drawn one to show if there is none or it doesn't load. */
export function articlePictureOf(
  { title, category, imageUrl }: Pictured,
  preset: "news-lede" | "news-wide" | "news-small" = "news-lede",
) {
  const drawn = articlePicturePath(preset, title, category);
  return { src: imageUrl ?? drawn, drawn };
}
