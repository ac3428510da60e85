import { useQuery } from "@tanstack/react-query";
import { createFileRoute } from "@tanstack/react-router";
import { playerPath } from "#contract/player-pages/player-path.ts";
import type { PlayerPage } from "#contract/player-pages/schemas.ts";
import { prefetch } from "#web/api/queries.ts";
import { ResultsInOrder } from "#web/features/achievements/all-results.tsx";
import { live } from "#web/features/live/live.queries.ts";
import { LiveMark } from "#web/features/live/live-mark.tsx";
import { LiveStrip } from "#web/features/live/live-strip.tsx";
import { ArticleCard } from "#web/features/news/cards/article-card.tsx";
import { playerAt } from "#web/features/player-pages/player-address.ts";
import { playerJsonLd } from "#web/features/player-pages/player-json-ld.ts";
import { PlayerField, PlayerHead, PlayerPart } from "#web/features/player-pages/player-page.tsx";
import { playerPage } from "#web/features/player-pages/player-pages.queries.ts";
import { VideoList } from "#web/features/videos/videos.tsx";
import { notFoundHead, pageHead } from "#web/shell/page/page-head.ts";

export const Route = createFileRoute("/players/$slug")({
  staticData: { page: { kind: "document" }, isPublished: true },
  loader: async ({ context: { queryClient }, params: { slug } }) => {
    const [page] = await Promise.all([playerAt(queryClient, slug), prefetch(queryClient, [live()])]);
    return page;
  },
  head: ({ loaderData: page, match: { context, status } }) => {
    const { team } = context;
    if (!page) return status === "notFound" ? notFoundHead(context) : { meta: [{ title: team.name }] };
    const { gamertag, role, bio, slug } = page.player;
    return {
      ...pageHead({ title: gamertag, description: bio || `${role} of ${team.name}.`, path: playerPath(slug) }, context),
      // For search engines only, so not in the browser's script.
      scripts: import.meta.env.SSR ? [{ type: "application/ld+json", children: playerJsonLd(page, context) }] : [],
    };
  },
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
