import { useQuery } from "@tanstack/react-query";
import { createFileRoute } from "@tanstack/react-router";
import type { PlayerPage } from "#contract/player-pages/schemas.ts";
import { prefetch } from "#web/api/queries.ts";
import { ResultsInOrder } from "#web/features/achievements/all-results.tsx";
import { live } from "#web/features/live/live.queries.ts";
import { LiveMark } from "#web/features/live/live-mark.tsx";
import { LiveStrip } from "#web/features/live/live-strip.tsx";
import { ArticleCard } from "#web/features/news/cards/article-card.tsx";
import { PlayerField, PlayerHead, PlayerPart } from "#web/features/player-pages/player-page.tsx";
import { playerPage } from "#web/features/player-pages/player-pages.queries.ts";
import { VideoList } from "#web/features/videos/videos.tsx";
import { loadedHead } from "#web/shell/page/page-head.ts";

export const Route = createFileRoute("/players/$slug")({
  staticData: { page: { kind: "document" }, isPublished: true },
  loader: async ({ context, params: { slug } }) => {
    const { loadPlayer } = await import("#web/features/player-pages/player-address.ts");
    const [page] = await Promise.all([loadPlayer(context, slug), prefetch(context.queryClient, [live()])]);
    return page;
  },
  head: loadedHead,
  component: function Player() {
    const { slug } = Route.useParams();
    const { data: page } = useQuery(playerPage(slug));
    const isLiveFollowed = (useQuery(live()).data?.goodForSeconds ?? null) !== null;
    if (!page) return null;
    const { player } = page;
    return (
      <div>
        <div className="wrap">
          <PlayerHead page={page} mark={isLiveFollowed && !player.isFormer && <LiveMark {...player} />} />
        </div>
        {isLiveFollowed && <LiveStrip />}
        <Parts {...page} />
        <p className="wrap player-page__all">
          <a className="text-link" href="/players">
            All players
          </a>
        </p>
      </div>
    );
  },
});

/** What names the player. A part without anything isn't shown. */
const Parts = ({ player, placements, results, articles, videos }: PlayerPage) => (
  <>
    {(results.length > 0 || articles.length > 0) && (
      <PlayerField>
        {results.length > 0 && (
          <PlayerPart id="results" heading="Results">
            <ResultsInOrder results={results} sharesOf={player.id} />
            {placements > results.length && (
              <a className="text-link" href={`/results?player=${player.id}`}>
                All results of {player.gamertag}
              </a>
            )}
          </PlayerPart>
        )}
        {articles.length > 0 && (
          <PlayerPart id="articles" heading="In the news">
            <ol className="article-cards">
              {articles.map((article) => (
                <ArticleCard key={article.id} article={article} opening="page" />
              ))}
            </ol>
          </PlayerPart>
        )}
      </PlayerField>
    )}
    {videos.length > 0 && (
      <PlayerPart id="videos" heading="Videos">
        <VideoList videos={videos} />
      </PlayerPart>
    )}
  </>
);
