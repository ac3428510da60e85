import type { Listing } from "#contract/client.ts";
import type { newsCalls } from "#contract/news/schemas.ts";
import { Island } from "#web/documents/islands/island.tsx";
import { Empty, Failed } from "#web/ui/feedback/states.tsx";
import { Brief } from "./cards/brief.tsx";
import { OlderNews } from "./older-news.tsx";
import { OpenedStory } from "./story/opened-story.tsx";
import "./all-news.css";

type AllNewsProps = { page: Listing<(typeof newsCalls)["cards"]> | undefined; isFromTheNewest: boolean };

/** Every article, newest first, from the first page shown on. */
export function AllNews({ page, isFromTheNewest }: AllNewsProps) {
  return (
    <section className="all-news paper" aria-labelledby="all-news-heading">
      <div className="wrap">
        <h1 id="all-news-heading">News</h1>
        {!isFromTheNewest && (
          <a className="line" href="/news">
            Back to the newest
          </a>
        )}
        {!page && <Failed title="The news did not load">Please check your connection and try again.</Failed>}
        {page?.rows.length === 0 && <Empty>No news yet</Empty>}
        {page && page.rows.length > 0 && (
          <>
            <h2 className="vh">All articles</h2>
            <ol className="briefs briefs--pictured">
              {page.rows.map((article) => (
                <Brief key={article.id} article={article} isPictured />
              ))}
            </ol>
            <Island>
              <OlderNews from={page.next} />
            </Island>
          </>
        )}
      </div>
      <Island>
        <OpenedStory />
      </Island>
    </section>
  );
}
