import type { NewsCard } from "#contract/news/schemas.ts";
import { lettersOf } from "#web/ui/format/digits.ts";
import { Picture } from "#web/ui/pictures/picture.tsx";
import { articlePictureOf } from "./article-picture.ts";
import { Category } from "./category.tsx";
import { Headline, type Opening } from "./headline.tsx";
import { PublishedOn } from "./published-on.tsx";
import { Tags } from "./tags.tsx";
import "./news-cards.css";

type ArticleCardProps = { article: NewsCard; opening?: Opening; isPictured?: boolean };

/** An article among others: its date, then its title and excerpt. */
export function ArticleCard({ article, opening, isPictured }: ArticleCardProps) {
  const { title, excerpt, category, publishedAt, readTime, tags } = article;
  return (
    <li>
      <PublishedOn publishedAt={publishedAt} isFigure />
      <article>
        <p className="meta">
          <Category of={category} />
          <span>{readTime} min read</span>
        </p>
        <h3 style={lettersOf(title)}>
          <Headline article={article} opening={opening} />
        </h3>
        <p>{excerpt}</p>
        <Tags of={tags} />
      </article>
      {isPictured && <Picture {...articlePictureOf(article)} />}
    </li>
  );
}
