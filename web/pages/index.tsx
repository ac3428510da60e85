import { useQuery } from "@tanstack/react-query";
import { createFileRoute } from "@tanstack/react-router";
import type { ComponentType } from "react";
import type { PostedForm } from "#contract/rendered-page.ts";
import type { HomeSection } from "#contract/team/home-sections.ts";
import { shownSections } from "#contract/team/section-places.ts";
import type { Team } from "#contract/team.ts";
import { prefetch, type Startable } from "#web/api/queries.ts";
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
import { live } from "#web/features/live/live.queries.ts";
import { LiveMark } from "#web/features/live/live-mark.tsx";
import { LiveStrip } from "#web/features/live/live-strip.tsx";
import { merchLinks } from "#web/features/merch/merch.queries.ts";
import { Merchandise } from "#web/features/merch/merchandise.tsx";
import { LatestNews } from "#web/features/news/latest-news.tsx";
import { latestNews } from "#web/features/news/news.queries.ts";
import { roster } from "#web/features/players/players.queries.ts";
import { Roster } from "#web/features/players/roster.tsx";
import { socialCounts } from "#web/features/social-counts/social-counts.queries.ts";
import { SocialFeed } from "#web/features/social-counts/social-feed.tsx";
import { SponsorStrip } from "#web/features/sponsors/sponsor-strip.tsx";
import { Subscription } from "#web/features/subscription/subscription.tsx";
import { latestVideos } from "#web/features/videos/videos.queries.ts";
import { Videos } from "#web/features/videos/videos.tsx";
import { SectionLink } from "#web/shell/links/section-link.tsx";
import { pageHead } from "#web/shell/page/page-head.ts";
import { buttonClass } from "#web/ui/actions/button.tsx";

const gamesOf = ({ games }: Team) => games.map(({ name }) => name);
/** The router reads a name such as 2048 as a number. */
const chosenOf = (game: unknown, team: Team) => gamesOf(team).find((name) => name === String(game));

/** What sections ask the server for. One that isn't shown asks for nothing. */
const queriesOf = (game: string | undefined): Partial<Record<HomeSection, Startable[]>> => ({
  team: [roster()],
  achievements: [achievements(), achievements(game)],
  videos: [latestVideos()],
  merchandise: [merchLinks()],
  social: [socialCounts()],
  news: [latestNews()],
});

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
      achievementTotals(),
      upcomingEvents(),
      live(),
      ...shownSections(team).flatMap((section) => queriesOf(chosenOf(game, team))[section] ?? []),
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

type SectionProps = { isSent: boolean; posted: PostedForm | undefined; game: string | undefined };

/** The games of the page's own facts, which may be a draft's, that have entries. */
const offered = (team: Team, having: readonly { game: string | null }[] = [], chosen: string | undefined) =>
  filterOf(
    gamesOf(team).filter((name) => having.some((each) => each.game === name)),
    chosen,
  );

/** Whether the site learns who is live. Who that is, the page's script asks itself. */
const useIsLiveFollowed = () => (useQuery(live()).data?.goodForSeconds ?? null) !== null;

const sections: Record<HomeSection, ComponentType<SectionProps>> = {
  team: ({ game }) => {
    const players = useQuery(roster());
    const filter = offered(useTeam(), players.data, game);
    const isFollowed = useIsLiveFollowed();
    return (
      <Roster
        players={{ ...players, data: players.data?.filter((player) => isShown(player.game, filter)) }}
        filter={<GameFilter name="Roster" section="team" {...filter} />}
        markOf={(player) => isFollowed && <LiveMark {...player} />}
      />
    );
  },
  achievements: ({ game }) => {
    const { data: totals } = useQuery(achievementTotals());
    const filter = offered(useTeam(), totals?.games, game);
    return (
      <TournamentResults
        results={useQuery(achievements(filter.chosen))}
        totals={totals?.games.find((each) => each.game === filter.chosen) ?? totals}
        filter={<GameFilter name="Results" section="achievements" {...filter} />}
      />
    );
  },
  videos: () => <Videos videos={useQuery(latestVideos())} />,
  subscription: Subscription,
  merchandise: () => <Merchandise links={useQuery(merchLinks()).data} />,
  social: () => {
    const { data: counts } = useQuery(socialCounts());
    return (
      <Island>
        <SocialFeed initial={counts} />
      </Island>
    );
  },
  news: () => <LatestNews news={useQuery(latestNews())} />,
  sponsors: SponsorStrip,
  contact: Contact,
};

function Home() {
  const team = useTeam();
  const { sent, game } = Route.useSearch();
  const { data: totals } = useQuery(achievementTotals());
  const { data: upcoming } = useQuery(upcomingEvents());
  const { posted } = Route.useRouteContext();
  const isLiveFollowed = useIsLiveFollowed();
  return (
    <>
      <Hero won={totals?.years ?? []} next={<NextUp events={firstOf(upcoming)} />}>
        <SectionLink className={buttonClass()} section="team">
          {team.home.labels.team}
        </SectionLink>
        {team.programme.isOn && (
          <a className="text-link" href="/points">
            {team.programme.invitation}
          </a>
        )}
      </Hero>
      {isLiveFollowed && <LiveStrip />}
      {shownSections(team).map((name) => {
        const Section = sections[name];
        return <Section key={name} isSent={sent === "contact"} posted={posted} game={chosenOf(game, team)} />;
      })}
    </>
  );
}
