import type { NewsCard } from "#contract/news/schemas.ts";
import { articlePictureOf } from "#web/features/news/article-picture.ts";
import { team } from "#web/team.ts";
import { lettersOf } from "#web/ui/format/digits.ts";
import { Picture } from "#web/ui/pictures/picture.tsx";
import { Category } from "./category.tsx";
import { Headline } from "./headline.tsx";
import { PublishedOn } from "./published-on.tsx";
import { Tags } from "./tags.tsx";
import "./news-cards.css";

/** The lead article, with its picture. */
export function FeaturedArticle({ article }: { article: NewsCard }) {
  const { title, excerpt, category, featured, publishedAt, authorName, readTime, tags } = article;
  return (
    <article className="featured-article">
      <Picture {...articlePictureOf(article)} />
      <p className="meta">
        <Category of={category} />
        {featured && <b>Featured</b>}
        <PublishedOn publishedAt={publishedAt} />
        <span>{authorName ?? team.name}</span>
        <span>{readTime} min read</span>
      </p>
      <h3 style={lettersOf(title)}>
        <Headline article={article} />
      </h3>
      <p>{excerpt}</p>
      <Tags of={tags} />
    </article>
  );
}
