import type { PgColumn, PgTable } from "drizzle-orm/pg-core";
import type { FastifyBaseLogger } from "fastify";
import type { PersonalData } from "#contract/accounts/schemas.ts";
import type { BinKind } from "#contract/bin/constants.ts";
import type { FoundKind } from "#contract/search/constants.ts";
import type { Found } from "#contract/search/schemas.ts";
import type { StaffArea } from "#contract/staff/roles.ts";
import type { HomeSection } from "#contract/team/home-sections.ts";
import type { Team } from "#contract/team.ts";
import type { Database, OpenDatabase } from "#server/database/database.ts";
import type { Cards } from "#server/features/outbox/card.format.ts";
import type { SignedInStaff } from "#server/features/staff/staff-sessions.service.ts";
import type { Job } from "#server/jobs/job-runner.ts";
import type { App } from "#server/routing/route.ts";
import type { Settings } from "./env.ts";
import type { Topic } from "./topics.ts";

/** What a feature brings to the site. Everything but its routes is optional. */
export type Feature = {
  routes?: readonly ((app: App, site: Site) => Promise<void>)[];
  /** Its background jobs, such as deleting what isn't kept any longer. */
  jobs?: readonly Job[];
  /** Its jobs that ask other hosts, at the addresses in the settings. */
  askingJobs?: (asking: Asking) => readonly Job[];
  /** What staff can delete and restore. */
  bin?: readonly Restorable[];
  /** What staff's search finds. */
  search?: readonly Searchable[];
  /** Columns that may contain a picture's address, alone or in a text. Pictures that are in none of them are deleted. */
  pictures?: readonly PictureColumn[];
  /** What an export of a member's data contains, by the table that refers to the member. */
  personal?: Readonly<Record<string, PersonalTable>>;
  /** What the staff's Discord says about something that's new, by its kind. */
  cards?: Cards;
  demonstration?: readonly Demonstration[];
  /** The section of the home page that its entries fill. */
  fills?: Filling;
  /** Returns the canonical address of the page of its own that this path names; undefined if visitors can't see one. */
  findPageAddress?: (db: Database, path: string) => Promise<string | undefined>;
};

/** What a job may need that asks another host. */
export type Asking = {
  settings: Settings;
  siteUrl: string;
  secret: string;
  log: FastifyBaseLogger;
  isLiveWanted: () => boolean;
};

/** What routes may need beside the app. */
export type Site = {
  settings: Settings;
  database: OpenDatabase;
  features: readonly Feature[];
  isPage: (path: string) => boolean;
  /** The team's facts in `team.config.ts`, which apply where staff haven't edited them. */
  teamDefaults: Team;
};

export type Restorable = {
  kind: BinKind;
  restore: (db: Database, chosen: { id: string; by: SignedInStaff }) => Promise<unknown>;
  /** Returns why something that staff deleted isn't in the bin, if there is a reason. */
  whyMissing?: (db: Database, id: string) => Promise<string | undefined>;
};

/** Staff only find what their role may read. */
export type Searchable = {
  kind: FoundKind;
  area: StaffArea;
  find: (db: Database, search: string) => Promise<Omit<Found, "kind">[]>;
};

export type PictureColumn = {
  column: PgColumn;
  /** When the row was last saved, where texts are so large that only those changed since a search should be searched again. */
  changedAt?: PgColumn;
};

type Erased = "cascade" | "set null";
export type PersonalTable = {
  title: string;
  /** What happens to its rows when the account is deleted: they are deleted, or no longer show whose they were. */
  erased: Erased | readonly Erased[];
  /** Returns the member's own rows as they may read them, without secrets and without other people. */
  export: (db: Database, memberId: string) => Promise<PersonalData["sections"][number]["rows"]>;
};

export type Filling = {
  section: HomeSection;
  /** What changes of its entries are published under. */
  topic: Topic;
  /** Returns how many entries visitors see. */
  count: (db: Database) => Promise<number>;
};

/** Demonstration content. It is recognised by its id, even if staff have edited it. */
export type Demonstration = {
  /** What the audit log calls it. */
  name: string;
  /** A site that has rows in it isn't filled. */
  table: PgTable;
  fill: (tx: Database) => Promise<unknown>;
  /** Returns how much of it is shown. */
  count: (db: Database) => Promise<number>;
  /** Returns how much was removed. */
  remove: (tx: Database) => Promise<number>;
};
