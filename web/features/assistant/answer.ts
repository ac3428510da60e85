import type { Achievement, AchievementTotals } from "#contract/achievements/schemas.ts";
import type { MerchLinks } from "#contract/merch/schemas.ts";
import type { Player } from "#contract/players/schemas.ts";
import type { SectionId } from "#contract/team/section-places.ts";
import type { Team } from "#contract/team.ts";

/** An upcoming event of the team. `when` is in words; `where` may be empty. */
export type Fixture = { title: string; when: string; where: string };

/** The team's facts, and sources of live data. Each promise rejects if its data can't be loaded. */
export type Sources = {
  team: Team;
  roster: () => Promise<Player[]>;
  results: () => Promise<Achievement[]>;
  /** Totals over all results, not only the latest. */
  totals: () => Promise<AchievementTotals>;
  merchLinks: () => Promise<MerchLinks>;
  /** The public upcoming events, soonest first. */
  fixtures: () => Promise<Fixture[]>;
};

type Page =
  | "/about"
  | "/apply"
  | "/calendar"
  | "/forgot-password"
  | "/login"
  | "/management"
  | "/points"
  | "/register"
  | "/results"
  | "/schedule"
  | "/settings";

export type AnswerLink = { label: string } & ({ section: SectionId } | { page: Page } | { href: string });

export type AnswerItem = { mark?: string; title: string; note: string };

export type Answer = {
  /** Paragraphs. */
  says: string[];
  items?: AnswerItem[];
  links: AnswerLink[];
  /** Whether to offer the topics with it. */
  offersTopics?: boolean;
};

/** A question and its answer. */
export type Exchange = { id: number; question: string; answer?: Answer };
