import type { NewsCard } from "#contract/news/schemas.ts";
import { Skeleton } from "#web/ui/feedback/states.tsx";
import { type Arrival, Arriving } from "#web/ui/lists/async-list.tsx";
import { Brief } from "./cards/brief.tsx";
import { Lede } from "./cards/lede.tsx";
import { OpenedStory } from "./story/opened-story.tsx";
import "./latest-news.css";
import { Island } from "#web/documents/islands/island.tsx";

/** The newest article at length, and the ones before it in brief. */
export function LatestNews({ news }: { news: Arrival<NewsCard> }) {
  return (
    <section className="news paper cut" id="news" aria-labelledby="news-heading">
      <div className="wrap">
        <h2 id="news-heading">Latest Updates</h2>
        <Arriving query={news} what="news" skeleton={<NewsToCome />} empty="No news yet">
          {(articles) => <NewsSheet articles={articles} />}
        </Arriving>
      </div>
      <Island>
        <OpenedStory />
      </Island>
    </section>
  );
}

function NewsSheet({ articles: [newest, ...earlier] }: { articles: NewsCard[] }) {
  return (
    <>
      <div className="news__grid">
        {newest && <Lede article={newest} />}
        {earlier.length > 0 && (
          <ol className="briefs">
            {earlier.map((article) => (
              <Brief key={article.id} article={article} />
            ))}
          </ol>
        )}
      </div>
      <a className="line news__all" href="/news">
        All news
      </a>
    </>
  );
}

const NewsToCome = () => (
  <div className="news__grid">
    <Skeleton style={{ aspectRatio: "16 / 10" }} />
    <Skeleton style={{ minHeight: "20rem" }} />
  </div>
);
