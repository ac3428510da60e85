import { articlePicturePath } from "#contract/art/art.ts";
import type { NewsCard } from "#contract/news/schemas.ts";

type Pictured = Pick<NewsCard, "title" | "category" | "imageUrl">;

/** An article's own picture, and what is drawn where there is none or it doesn't load. */
export function pictureOf({ title, category, imageUrl }: Pictured, preset: "news-lede" | "news-wide" = "news-lede") {
  const drawn = articlePicturePath(preset, title, category);
  return { src: imageUrl ?? drawn, drawn };
}
