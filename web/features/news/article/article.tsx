import type { CSSProperties } from "react";
import { articlePath } from "#contract/news/article-path.ts";
import type { PublishedArticle } from "#contract/news/schemas.ts";
import { useTeam } from "#web/api/team.ts";
import { ArticleCard } from "#web/features/news/cards/article-card.tsx";
import { articlePictureOf } from "#web/features/news/cards/article-picture.ts";
import { Category } from "#web/features/news/cards/category.tsx";
import type { Opening } from "#web/features/news/cards/headline.tsx";
import { PublishedOn } from "#web/features/news/cards/published-on.tsx";
import { AllTags } from "#web/features/news/cards/tags.tsx";
import { digitsOf, lettersOf } from "#web/ui/format/digits.ts";
import { formatNumber } from "#web/ui/format/numbers.ts";
import { withSoftHyphens } from "#web/ui/format/soft-hyphens.ts";
import { Picture } from "#web/ui/pictures/picture.tsx";
import "./article.css";

type ArticleProps = { article: PublishedArticle };

const longTitle = 60;
/** Two thirds of the widest picture's place, which is 1360 by 518 pixels. */
const enough = { width: 907, height: 345 };

/** Returns props that shrink a long title, and a word too long for the page. */
export const titleStyle = (title: string) => ({
  className: title.length > longTitle ? "is-long" : undefined,
  style: lettersOf(title),
});

/** The line above an article's heading. */
export function ArticleMeta({ article: { category, publishedAt, authorName } }: ArticleProps) {
  const team = useTeam();
  return (
    <p className="meta">
      <Category of={category} />
      <PublishedOn publishedAt={publishedAt} />
      <span>{authorName ?? team.name}</span>
    </p>
  );
}

/** How a picture is shown: small ones aren't enlarged beyond one and a half times, and small upright ones are beside the text. */
function shapeOf(size: PublishedArticle["pictureSize"]) {
  if (!size || (size.width >= enough.width && size.height >= enough.height)) return undefined;
  return size.height > size.width ? "art--upright" : "art--small";
}

/** Everything below the heading: picture, text and figures. */
export function ArticleText({ article }: ArticleProps) {
  const { excerpt, contentHtml, pictureSize, tags, views, readTime } = article;
  const shape = shapeOf(pictureSize);
  const size = { "--width": pictureSize?.width, "--height": pictureSize?.height };
  return (
    <div
      className={shape ? `art ${shape}` : "art"}
      style={size as CSSProperties /* React's types have no custom properties */}
    >
      <Picture {...articlePictureOf(article, "news-wide")} loading="eager" />
      <div className="body">
        <p className="lead">{excerpt}</p>
        {/* biome-ignore lint/security/noDangerouslySetInnerHtml: the server renders it from Markdown and lets no other markup
            through */}
        <div className="art__text" dangerouslySetInnerHTML={{ __html: contentHtml }} />
        <AllTags of={tags} />
      </div>
      <aside aria-label="The article in figures">
        <dl>
          <Figure name={readTime === 1 ? "Minute to read" : "Minutes to read"} of={readTime} />
          {views > 0 && <Figure name={views === 1 ? "View" : "Views"} of={views} />}
        </dl>
      </aside>
    </div>
  );
}

function Figure({ name, of }: { name: string; of: number }) {
  const digits = formatNumber(of);
  return (
    <div>
      <dt>{name}</dt>
      <dd className="numerals" style={digitsOf(digits)}>
        {digits}
      </dd>
    </div>
  );
}

export function RelatedNews({ article: { related }, opening }: ArticleProps & { opening: Opening }) {
  if (related.length === 0) return null;
  return (
    <section className="related" aria-labelledby="related-heading">
      <h2 id="related-heading">Related news</h2>
      <ol className="article-cards">
        {related.map((article) => (
          <ArticleCard key={article.id} article={article} opening={opening} />
        ))}
      </ol>
    </section>
  );
}

/** The articles published before and after this one. */
function Neighbours({ article: { previous, next } }: ArticleProps) {
  if (!previous && !next) return null;
  return (
    <nav className="neighbours" aria-label="Previous and next article">
      {previous && (
        <a href={articlePath(previous)} rel="prev">
          <span>Previous article</span>
          <b>{withSoftHyphens(previous.title)}</b>
        </a>
      )}
      {next && (
        <a className="neighbours__next" href={articlePath(next)} rel="next">
          <span>Next article</span>
          <b>{withSoftHyphens(next.title)}</b>
        </a>
      )}
    </nav>
  );
}

/** An article on its own page. */
export function ArticlePage({ article }: { article: PublishedArticle }) {
  return (
    <div className="article-page paper" data-viewed={article.id}>
      <div className="wrap">
        <article>
          <ArticleMeta article={article} />
          <h1 {...titleStyle(article.title)}>{withSoftHyphens(article.title)}</h1>
          <ArticleText article={article} />
        </article>
        <Neighbours article={article} />
        <RelatedNews article={article} opening="page" />
        <a className="text-link" href="/news">
          All news
        </a>
      </div>
    </div>
  );
}
