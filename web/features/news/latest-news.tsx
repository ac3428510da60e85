import type { NewsCard } from "#contract/news/schemas.ts";
import { useTeam } from "#web/api/team.ts";
import { Island } from "#web/documents/islands/island.tsx";
import { Skeleton } from "#web/ui/feedback/skeleton.tsx";
import { AsyncList, type AsyncListQuery } from "#web/ui/lists/async-list.tsx";
import { SectionLead } from "#web/ui/marks/section-lead.tsx";
import { OpenedArticle } from "./article/opened-article.tsx";
import { ArticleCard } from "./cards/article-card.tsx";
import { FeaturedArticle, leadOf } from "./cards/featured-article.tsx";
import "./latest-news.css";

/** The lead article in full, and the other new ones in brief. */
export function LatestNews({ news }: { news: AsyncListQuery<NewsCard> }) {
  const { headings, leads } = useTeam().home;
  return (
    <section className="news paper cut" id="news" aria-labelledby="news-heading">
      <div className="wrap">
        <h2 id="news-heading">{headings.news}</h2>
        <SectionLead>{leads.news}</SectionLead>
        <AsyncList query={news} itemsName="news" skeleton={<NewsSkeleton />} empty="No news yet">
          {(articles) => <NewsSheet articles={articles} />}
        </AsyncList>
      </div>
      <Island>
        <OpenedArticle />
      </Island>
    </section>
  );
}

function NewsSheet({ articles }: { articles: NewsCard[] }) {
  const { lead, rest } = leadOf(articles);
  return (
    <>
      <div className={`news__grid ${rest.length === 0 ? "news__grid--one" : ""}`} data-reveal>
        {lead && <FeaturedArticle article={lead} isWide={rest.length === 0} />}
        {rest.length > 0 && (
          <ol className="article-cards" data-reveal>
            {rest.map((article) => (
              <ArticleCard key={article.id} article={article} />
            ))}
          </ol>
        )}
      </div>
      <a className="text-link news__all" href="/news">
        All news
      </a>
    </>
  );
}

const NewsSkeleton = () => (
  <div className="news__grid">
    <Skeleton style={{ aspectRatio: "16 / 10" }} />
    <Skeleton style={{ minHeight: "20rem" }} />
  </div>
);
