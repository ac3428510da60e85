import { articleGlyph, wordPath } from "#contract/art/art.ts";
import type { NewsCard } from "#contract/news/schemas.ts";
import { Category } from "./category.tsx";
import { Headline, type Opening } from "./headline.tsx";
import { PublishedOn } from "./published-on.tsx";
import { Tags } from "./tags.tsx";
import "./news-cards.css";

type BriefProps = { article: NewsCard; opening?: Opening; isPictured?: boolean };

/** An article among others: the day it came out, then what it says in a line. */
export function StoryCard({ article, opening, isPictured }: BriefProps) {
  const { excerpt, category, publishedAt, readTime, tags } = article;
  return (
    <li>
      <PublishedOn publishedAt={publishedAt} isFigure />
      <article>
        <p className="meta">
          <Category of={category} />
          <span>{readTime} min read</span>
        </p>
        <h3>
          <Headline article={article} opening={opening} />
        </h3>
        <p>{excerpt}</p>
        <Tags of={tags} />
      </article>
      {isPictured && <img src={pictureOf(article)} alt="" loading="lazy" />}
    </li>
  );
}

const pictureOf = ({ imageUrl, title, category }: NewsCard) =>
  imageUrl ?? wordPath("news-lede", articleGlyph(title, category));
