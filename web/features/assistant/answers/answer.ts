import type { Achievement, AchievementTotals } from "#contract/achievements/schemas.ts";
import type { MerchLinks } from "#contract/merch/schemas.ts";
import type { Player } from "#contract/players/schemas.ts";
import type { SectionId } from "#web/router/element-ids.ts";

/** Something the team does on a day to come. When it is stands there in words; where may be empty. */
export type Fixture = { title: string; when: string; where: string };

/** Where answers come from that change from day to day. Each promise fails when its data cannot be read. */
export type Sources = {
  roster: () => Promise<Player[]>;
  results: () => Promise<Achievement[]>;
  /** Over every result, not only the latest. */
  totals: () => Promise<AchievementTotals>;
  merchLinks: () => Promise<MerchLinks>;
  /** What visitors may know of, the next first. */
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
  | "/settings";

export type AnswerLink = { label: string } & ({ section: SectionId } | { page: Page } | { href: string });

export type AnswerItem = { mark?: string; title: string; note: string };

export type Answer = {
  /** Paragraphs. */
  says: string[];
  items?: AnswerItem[];
  links: AnswerLink[];
  /** The topics are offered with it. */
  offersTopics?: boolean;
};

/** A question, and what was said to it. */
export type Exchange = { id: number; question: string; answer?: Answer };
