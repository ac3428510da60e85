import { articlePath } from "#contract/article-path.ts";
import type { NewsCard } from "#contract/news.ts";
import { Category } from "./category.tsx";
import { PublishedOn } from "./published-on.tsx";
import { Tags } from "./tags.tsx";

/** An earlier article: the day it came out, then what it says in a line. */
export function Brief({ article }: { article: NewsCard }) {
  const { title, excerpt, category, publishedAt, readTime, tags } = article;
  return (
    <li>
      <PublishedOn publishedAt={publishedAt} isFigure />
      <article>
        <p className="meta">
          <Category of={category} />
          <span>{readTime} min read</span>
        </p>
        <h3>
          <a className="story" href={articlePath(article)}>
            {title}
          </a>
        </h3>
        <p>{excerpt}</p>
        <Tags of={tags} />
      </article>
    </li>
  );
}
