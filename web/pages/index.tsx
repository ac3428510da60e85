import { useQuery } from "@tanstack/react-query";
import { createFileRoute } from "@tanstack/react-router";
import { countedPlatforms } from "#contract/social-counts/constants.ts";
import type { Team } from "#contract/team.ts";
import { prefetch } from "#web/api/queries.ts";
import { useTeam } from "#web/api/team.ts";
import { Island } from "#web/documents/islands/island.tsx";
import { achievements, achievementTotals } from "#web/features/achievements/achievements.queries.ts";
import { TournamentResults } from "#web/features/achievements/tournament-results.tsx";
import { eventJsonLd } from "#web/features/calendar/next-up/event-json-ld.ts";
import { firstOf, upcomingEvents } from "#web/features/calendar/next-up/next-up.queries.ts";
import { NextUp } from "#web/features/calendar/next-up/next-up.tsx";
import { Contact } from "#web/features/contact-messages/contact.tsx";
import { filterOf, GameFilter, isShown } from "#web/features/home/game-filter.tsx";
import { Hero } from "#web/features/home/hero.tsx";
import { teamJsonLd } from "#web/features/home/team-json-ld.ts";
import { merchLinks } from "#web/features/merch/merch.queries.ts";
import { Merchandise } from "#web/features/merch/merchandise.tsx";
import { LatestNews } from "#web/features/news/latest-news.tsx";
import { latestNews } from "#web/features/news/news.queries.ts";
import { roster } from "#web/features/players/players.queries.ts";
import { Roster } from "#web/features/players/roster.tsx";
import { socialCounts } from "#web/features/social-counts/social-counts.queries.ts";
import { SocialFeed } from "#web/features/social-counts/social-feed.tsx";
import { Subscription } from "#web/features/subscription/subscription.tsx";
import { latestVideos } from "#web/features/videos/videos.queries.ts";
import { Videos } from "#web/features/videos/videos.tsx";
import { SectionLink } from "#web/shell/links/section-link.tsx";
import { pageHead } from "#web/shell/page/page-head.ts";
import { buttonClass } from "#web/ui/actions/button.tsx";

const gamesOf = ({ games }: Team) => games.map(({ name }) => name);
/** The router reads a name such as 2048 as a number. */
const chosenOf = (game: unknown, team: Team) => gamesOf(team).find((name) => name === String(game));

export const Route = createFileRoute("/")({
  /** `sent=contact` is set after a message was sent without JavaScript. `game` narrows the roster and the results. */
  validateSearch: ({ sent, game }: { sent?: unknown; game?: unknown }): { sent?: "contact"; game?: unknown } => ({
    ...(sent === "contact" && { sent }),
    game,
  }),
  staticData: { page: { kind: "document" }, search: { sent: ["contact"], game: gamesOf } },
  loaderDeps: ({ search: { game } }) => ({ game }),
  loader: ({ context: { queryClient, team }, deps: { game } }) =>
    prefetch(queryClient, [
      roster(),
      achievements(),
      achievements(chosenOf(game, team)),
      achievementTotals(),
      latestVideos(),
      merchLinks(),
      socialCounts(),
      latestNews(),
      upcomingEvents(),
    ]),
  head: ({ match: { context } }) => {
    const { queryClient, team } = context;
    const next = firstOf(queryClient.getQueryData(upcomingEvents().queryKey));
    // For search engines only, so not in the browser's script.
    const jsonLd = import.meta.env.SSR
      ? [teamJsonLd(context), ...(next.length > 0 ? [eventJsonLd(next, context)] : [])]
      : [];
    return {
      ...pageHead({ description: team.description, path: "/" }, context),
      scripts: jsonLd.map((children) => ({ type: "application/ld+json", children })),
    };
  },
  component: Home,
});

function Home() {
  const team = useTeam();
  const { sent, game } = Route.useSearch();
  const chosen = chosenOf(game, team);
  const players = useQuery(roster());
  const { data: totals } = useQuery(achievementTotals());
  /** Those of the page's own facts, which may be a draft's. */
  const offered = (having: readonly { game: string | null }[] = []) =>
    filterOf(
      gamesOf(team).filter((name) => having.some((each) => each.game === name)),
      chosen,
    );
  const inRoster = offered(players.data);
  const inResults = offered(totals?.games);
  const results = useQuery(achievements(inResults.chosen));
  const videos = useQuery(latestVideos());
  const { data: counts } = useQuery(socialCounts());
  const news = useQuery(latestNews());
  const { data: links } = useQuery(merchLinks());
  const { data: upcoming } = useQuery(upcomingEvents());
  const { posted } = Route.useRouteContext();
  return (
    <>
      <Hero won={totals?.years ?? []} next={<NextUp events={firstOf(upcoming)} />}>
        <SectionLink className={buttonClass()} section="team">
          Meet the team
        </SectionLink>
        <a className="text-link" href="/points">
          {team.programme.invitation}
        </a>
      </Hero>
      <Roster
        players={{ ...players, data: players.data?.filter((player) => isShown(player.game, inRoster)) }}
        filter={<GameFilter name="Roster" section="team" {...inRoster} />}
      />
      <TournamentResults
        results={results}
        totals={totals?.games.find((each) => each.game === inResults.chosen) ?? totals}
        filter={<GameFilter name="Results" section="achievements" {...inResults} />}
      />
      <Videos videos={videos} />
      <Subscription />
      <Merchandise links={links} />
      {countedPlatforms(team).length > 0 && (
        <Island>
          <SocialFeed initial={counts} />
        </Island>
      )}
      <LatestNews news={news} />
      <Contact isSent={sent === "contact"} posted={posted} />
    </>
  );
}
