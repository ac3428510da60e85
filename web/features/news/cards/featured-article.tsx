import type { NewsCard } from "#contract/news/schemas.ts";
import { useTeam } from "#web/api/team.ts";
import { lettersOf } from "#web/ui/format/digits.ts";
import { Picture } from "#web/ui/pictures/picture.tsx";
import { articlePictureOf } from "./article-picture.ts";
import { Category } from "./category.tsx";
import { Headline } from "./headline.tsx";
import { PublishedOn } from "./published-on.tsx";
import { Tags } from "./tags.tsx";
import "./news-cards.css";

/** The lead article, with its picture, beside the text if it has the whole width. */
export function FeaturedArticle({ article, isWide }: { article: NewsCard; isWide: boolean }) {
  const team = useTeam();
  const { title, excerpt, category, featured, publishedAt, authorName, readTime, tags } = article;
  return (
    <article className={`featured-article ${isWide ? "featured-article--wide" : ""}`}>
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

type Leading = { featured: boolean };

/** Splits the newest articles into the lead, which is the featured one or else the newest, and the rest. */
export function leadOf<Article extends Leading>(articles: Article[]): { lead: Article | undefined; rest: Article[] } {
  const lead = articles.find(({ featured }) => featured) ?? articles[0];
  return { lead, rest: articles.filter((article) => article !== lead) };
}
