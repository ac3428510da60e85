import type { DeskCard } from "#contract/news/desk/schemas.ts";
import { categories } from "#web/features/news/cards/category.tsx";
import { Tags } from "#web/features/news/cards/tags.tsx";
import { pictureOf } from "#web/features/news/picture.ts";
import { team } from "#web/team.ts";
import { Picture } from "#web/ui/pictures/picture.tsx";
import { Featured } from "./article-status.tsx";

/** An article's title, excerpt and picture. */
export function ArticleSummary({ article }: { article: DeskCard }) {
  const { title, excerpt, category, authorName, featured, tags } = article;
  return (
    <div className="news-tab__what">
      <Picture {...pictureOf(article)} width="96" height="72" />
      <div>
        <p className="news-tab__title">
          <b>{title}</b> {featured && <Featured />}
        </p>
        <p className="news-tab__excerpt">{excerpt}</p>
        <div className="news-tab__about">
          <span>{categories[category].label}</span>
          <span className="news-tab__author">{authorName ?? team.name}</span>
          <Tags of={tags} />
        </div>
      </div>
    </div>
  );
}
