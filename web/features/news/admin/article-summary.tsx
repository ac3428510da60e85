import { articleGlyph, wordPath } from "#contract/art/art.ts";
import type { DeskCard } from "#contract/news/desk/schemas.ts";
import { categories } from "#web/features/news/cards/category.tsx";
import { Tags } from "#web/features/news/cards/tags.tsx";
import { team } from "#web/team.ts";
import { Featured } from "./article-status.tsx";

/** What an article is about, with its picture. */
export function ArticleSummary({ article }: { article: DeskCard }) {
  const { title, excerpt, category, imageUrl, authorName, featured, tags } = article;
  return (
    <div className="news-tab__what">
      <img
        src={imageUrl ?? wordPath("news-lede", articleGlyph(title, category))}
        alt=""
        width="96"
        height="72"
        loading="lazy"
      />
      <div>
        <p className="news-tab__title">
          <b>{title}</b> {featured && <Featured />}
        </p>
        <p className="news-tab__excerpt">{excerpt}</p>
        <div className="news-tab__about">
          <span>{categories[category].label}</span>
          <span>{authorName ?? team.name}</span>
          <Tags of={tags} />
        </div>
      </div>
    </div>
  );
}
