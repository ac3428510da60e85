import type { AchievementTotals } from "#contract/achievements/schemas.ts";
import { amountIn, formatMoney, type MoneyStyle } from "#contract/money.ts";
import type { Player } from "#contract/players/schemas.ts";
import { hasDiscord } from "#contract/team/ways-to-reach.ts";
import type { Team } from "#contract/team.ts";
import { capitalised } from "#contract/writing.ts";
import { formatDay } from "#web/ui/format/dates.ts";
import { formatNumber } from "#web/ui/format/numbers.ts";
import type { Answer, AnswerLink, Sources } from "./answer.ts";
import { inWords, listed, ordinal } from "./sentences.ts";
import { discordOf } from "./team-answers.ts";

const mostNames = 12;
/** The most events or results in one answer. */
const most = 3;

const allPlayers: AnswerLink = { label: "Meet the players", section: "team" };
const allResults: AnswerLink = { label: "All results", page: "/results" };
const allMerch: AnswerLink = { label: "Merchandise", section: "merchandise" };
const schedule: AnswerLink = { label: "Schedule", page: "/schedule" };
const calendar: AnswerLink = { label: "Calendar", page: "/calendar" };
const latestNews: AnswerLink = { label: "Latest news", section: "news" };
const subscription: AnswerLink = { label: "Subscription", section: "subscription" };

/** Answers about one player if a gamertag is given, otherwise about all of them. */
export async function answerPlayers({ team, roster }: Sources, gamertag?: string): Promise<Answer> {
  const players = await orUndefined(roster());
  if (!players) return unreadable("roster", allPlayers);
  const player = players.find((one) => one.gamertag === gamertag);
  return player ? onePlayer(player, team) : wholeRoster(players, team);
}

function onePlayer(player: Player, team: Team): Answer {
  const { gamertag, realName, role, powerRanking, earnings, specialty } = player;
  const ranking = powerRanking === null ? "N/A" : formatNumber(powerRanking);
  return {
    says: [
      `${named(player, team)} is ${realName}, ${role}. Power ranking ${ranking}, earnings ${formatMoney(earnings, team)}.`,
      ...(specialty ? [specialty] : []),
    ],
    links: [
      ...channel(`${gamertag} on Twitch`, player.twitchUrl),
      ...channel(`${gamertag} on YouTube`, player.youtubeUrl),
      ...channel(`${gamertag} on Twitter`, player.twitterUrl),
      allPlayers,
    ],
  };
}

const channel = (label: string, href: string | null): AnswerLink[] => (href ? [{ label, href }] : []);

function wholeRoster(players: Player[], team: Team): Answer {
  const best = players.toSorted((one, other) => (other.powerRanking ?? -1) - (one.powerRanking ?? -1));
  const [first] = best;
  if (!first) return { says: ["The roster is empty at the moment."], links: [allPlayers] };
  const names = best.slice(0, mostNames).map((player) => named(player, team));
  const more = best.length > mostNames ? [`${best.length - mostNames} more`] : [];
  const leads =
    first.powerRanking === null
      ? ""
      : ` ${first.gamertag} leads with a power ranking of ${formatNumber(first.powerRanking)}.`;
  return {
    says: [
      `${capitalised(inWords(best.length))} on the roster.${leads} ${earningsOf(players, team)}`,
      `${listed([...names, ...more])}.`,
    ],
    links: [allPlayers],
  };
}

/** A player, with their game if the team has several. */
const named = ({ gamertag, game }: Player, { games }: Team) =>
  games.length > 1 && game ? `${gamertag} (${game})` : gamertag;

function earningsOf(players: Player[], style: MoneyStyle): string {
  const total = players.reduce((sum, { earnings }) => sum + earnings, 0);
  if (total === 0) return "No one has earned prize money yet.";
  const top = players.reduce((one, other) => (other.earnings > one.earnings ? other : one));
  return `Together they’ve earned ${formatMoney(total, style)}, ${top.gamertag} the most.`;
}

export async function answerTournaments({ team, results, totals }: Sources): Promise<Answer> {
  const [achievements, sums] = await Promise.all([orUndefined(results()), orUndefined(totals())]);
  if (!achievements || !sums) return unreadable("results", allResults);
  if (achievements.length === 0) return { says: ["There are no results yet."], links: [allResults] };
  const best = achievements
    .toSorted(
      (one, other) =>
        one.position - other.position ||
        (amountIn(other.prize, team) ?? 0) - (amountIn(one.prize, team) ?? 0) ||
        other.date.localeCompare(one.date),
    )
    .slice(0, most);
  return {
    says: [summaryOf(sums, team), best.length === 1 ? "The best:" : `The best ${inWords(best.length)}:`],
    items: best.map(({ position, title, date, prize }) => ({
      mark: ordinal(position),
      title,
      note: [formatDay(date), prize].filter(Boolean).join(", "),
    })),
    links: [allResults],
  };
}

function summaryOf({ placements, wins, prizeMoney }: AchievementTotals, style: MoneyStyle): string {
  const count = capitalised(`${inWords(placements)} placement${placements === 1 ? "" : "s"}`);
  return `${count} so far, ${wins ? inWords(wins) : "none"} of them first. ${formatMoney(prizeMoney, style)} in total.`;
}

export async function answerMerchandise({ team, merchLinks }: Sources): Promise<Answer> {
  const {
    merch,
    subscription: { plans },
  } = team; // either may be empty
  if (merch.length + plans.length === 0) return { says: ["There’s nothing to buy from us at the moment."], links: [] };
  const isOpen = merch.length > 0 ? (await orUndefined(merchLinks()))?.isEnabled : undefined;
  const prices = plans.map(({ amount, period }) => `${formatMoney(amount, team)} ${period}`);
  const stores = merch.map(({ name, storeUrl }) => ({ label: `Buy: ${name}`, href: storeUrl }));
  return {
    says: [
      ...(merch.length > 0 ? [storeSentence(team, isOpen)] : []),
      ...(plans.length > 0
        ? [
            `A subscription costs ${listed(prices, "disjunction")}.${hasDiscord(team) ? " You can buy it in our Discord." : ""}`,
          ]
        : []),
    ],
    links: [
      ...(isOpen ? stores : []),
      ...(merch.length > 0 ? [allMerch] : []),
      ...(plans.length > 0 ? [subscription] : []),
    ],
  };
}

function storeSentence({ merch }: Team, isOpen: boolean | undefined): string {
  const items = listed(merch.map(({ name }) => name));
  if (isOpen === undefined) return `We make ${items}. I couldn’t check whether the store is open.`;
  return isOpen ? `Our store sells ${items}.` : `We make ${items}, but the store is closed at the moment.`;
}

export async function answerEvents({ team, fixtures }: Sources): Promise<Answer> {
  const planned = await orUndefined(fixtures());
  if (!planned) return unreadable("calendar", calendar);
  if (planned.length === 0)
    return {
      says: ["Nothing is announced at the moment.", ...(team.assistant.events ? [team.assistant.events] : [])],
      links: [...discordOf(team), schedule, latestNews],
    };
  const next = planned.slice(0, most);
  return {
    says: [next.length === 1 ? "Next up:" : `The next ${inWords(next.length)}:`],
    items: next.map(({ title, when, where }) => ({ title, note: [when, where].filter(Boolean).join(", ") })),
    links: [schedule, calendar, latestNews],
  };
}

const unreadable = (what: string, link: AnswerLink): Answer => ({
  says: [`I couldn’t load the ${what} just now. Try the page itself.`],
  links: [link],
});

const orUndefined = <T>(reading: Promise<T>): Promise<T | undefined> => reading.catch(() => undefined);
