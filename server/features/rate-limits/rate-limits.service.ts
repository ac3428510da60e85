import { and, eq, gt, gte, lt, lte, or, type Placeholder, sql } from "drizzle-orm";
import type { Database } from "#server/database/database.ts";
import { clockSkewMs } from "#server/database/queries/clock-skew.ts";
import { deleteInBatches } from "#server/database/queries/delete-in-batches.ts";
import { prepareOnce } from "#server/database/queries/prepare-once.ts";
import { rateLimits } from "./rate-limits.table.ts";

export type Limit = {
  max: number;
  windowSeconds: number;
  /** The setting that multiplies limits doesn't change it. */
  isFixed?: true;
};

const minute = 60;
const hour = 60 * minute;

/** The limits of the site, each for one address or one account. */
export const limits = {
  contact: { max: 20, windowSeconds: hour },
  /** Wrong passwords and codes from one address, in browsers that the account doesn't know. */
  signIn: { max: 20, windowSeconds: minute, isFixed: true },
  /** Wrong passwords at one account, whether or not it exists. Browsers that know it and others are counted separately. */
  signInAccount: { max: 10, windowSeconds: 10 * minute, isFixed: true },
  /** Wrong codes of a second step at one account, counted in the same way. */
  signInCode: { max: 10, windowSeconds: hour, isFixed: true },
  /** Right and wrong passwords of one account in browsers that know it: each costs a hash. */
  knownPassword: { max: 30, windowSeconds: 10 * minute, isFixed: true },
  /** Passkey challenges from one address. */
  passkeys: { max: 60, windowSeconds: 10 * minute },
  /** Refusals of one account, session or address that the audit log stores. */
  refusals: { max: 60, windowSeconds: hour, isFixed: true },
  /** Refusals of all visitors together, at usernames that don't exist. */
  strangersRefusals: { max: 300, windowSeconds: hour, isFixed: true },
  /** Entries that say that there were more: of one account or session, or of all strangers together. */
  moreRefusals: { max: 1, windowSeconds: hour, isFixed: true },
  /** Entries that say that a staff account, or an address, is locked out. */
  lockedSignIns: { max: 1, windowSeconds: 10 * minute, isFixed: true },
  /** Departures to and returns from the provider by one address. */
  provider: { max: 300, windowSeconds: 10 * minute },
  /** Uses of one return, which is open for ten minutes. */
  providerReturn: { max: 1, windowSeconds: 10 * minute, isFixed: true },
  register: { max: 60, windowSeconds: hour },
  /** Mails with one kind of link to one mailbox, whoever asks and however many accounts it has had. */
  mailedLink: { max: 3, windowSeconds: hour },
  /** Such mails that one address asks for. */
  mailedLinkAddress: { max: 60, windowSeconds: hour },
  /** Mailed links that one address opens. Each costs a transaction, even if there's no such link. */
  openedLinks: { max: 120, windowSeconds: 10 * minute },
  /** Changes of a member's own name or Discord name. */
  profile: { max: 60, windowSeconds: hour },
  /** Exports of everything that the site holds about a member. */
  exports: { max: 10, windowSeconds: hour },
  applications: { max: 10, windowSeconds: hour },
  redeem: { max: 120, windowSeconds: minute },
  /** Events that one member reports. */
  reports: { max: 10, windowSeconds: hour },
  calendar: { max: 60, windowSeconds: minute },
  /** Calendar programs' reads of private feeds: by one address, and of one member's feed. */
  calendarFiles: { max: 600, windowSeconds: 10 * minute },
  calendarFile: { max: 60, windowSeconds: 10 * minute },
  /** Calendar periods a member asks for that aren't kept: each has to be read, written and compressed. */
  calendarTimes: { max: 40, windowSeconds: minute },
  /** Beacons of the pages open at one address, which may be a whole school's. */
  beacon: { max: 1_200, windowSeconds: minute },
  articleViews: { max: 300, windowSeconds: minute },
  pageViews: { max: 300, windowSeconds: minute },
  /** Errors that browsers report from one address. */
  browserErrors: { max: 30, windowSeconds: 10 * minute },
  /** Drawings of names that aren't in the site's content, from one address. */
  inventedPictures: { max: 60, windowSeconds: minute },
  uploads: { max: 60, windowSeconds: 30 * minute },
  /** Codes of temporary links that don't exist, from one address. */
  linkCodes: { max: 20, windowSeconds: 10 * minute },
  /** Pages that one address opens with preview links, or with codes that don't exist. Each is rendered for it. */
  previewLinks: { max: 120, windowSeconds: 10 * minute },
  /** Names tried at one temporary link: a refusal reveals that an account has the name. */
  guestNames: { max: 60, windowSeconds: hour },
} as const satisfies Record<string, Limit>;

export type LimitName = keyof typeof limits;

type Try = {
  name: LimitName;
  /** Who is limited: an address or an account. */
  subject: string;
  /** Multiplies the limit; 0 switches it off. */
  factor: number;
};

/**
 * Counts one try. Returns the seconds to wait if it is one too many, otherwise 0. Exact across instances.
 */
export async function countTry(db: Database, { name, subject, factor }: Try, now = new Date()): Promise<number> {
  const { max, windowSeconds, isFixed }: Limit = limits[name];
  const times = isFixed ? 1 : factor;
  if (times === 0) return 0;
  const key = `${name}:${subject}`;
  const { count, resetsAt } = await addTry(db, { key, windowSeconds }, now);
  return count <= max * times ? 0 : secondsUntil(resetsAt, now);
}

type Counter = { key: string; windowSeconds: number };

async function addTry(db: Database, { key, windowSeconds }: Counter, now: Date) {
  const resetsAt = new Date(now.getTime() + windowSeconds * 1000);
  const latest = latestEnd(windowSeconds, now);
  const [row] = await incrementCounter(db).execute({ key, resetsAt, now, latest });
  return row ?? { count: 1, resetsAt };
}

const incrementCounter = prepareOnce((db) => {
  const isOver = sql`not (${isRunning(sql.placeholder("now"), sql.placeholder("latest"))})`;
  return db
    .insert(rateLimits)
    .values({ key: sql.placeholder("key"), count: 1, resetsAt: sql.placeholder("resetsAt") })
    .onConflictDoUpdate({
      target: rateLimits.key,
      set: {
        count: sql`case when ${isOver} then 1 else ${rateLimits.count} + 1 end`,
        resetsAt: sql`case when ${isOver} then excluded.resets_at else ${rateLimits.resetsAt} end`,
      },
    })
    .returning({ count: rateLimits.count, resetsAt: rateLimits.resetsAt })
    .prepare("increment counter");
});

/**
 * Whether a window is still running. One that ends later than possible began before the clock was put back, and counts as over.
 */
const isRunning = (now: Date | Placeholder, latest: Date | Placeholder) =>
  and(gt(rateLimits.resetsAt, now), lte(rateLimits.resetsAt, latest));

const latestEnd = (windowSeconds: number, now: Date) => new Date(now.getTime() + windowSeconds * 1000 + clockSkewMs);

const secondsUntil = (moment: Date, now: Date) => Math.max(1, Math.ceil((moment.getTime() - now.getTime()) / 1000));

/** Returns the seconds to wait if a subject has used up its tries, otherwise 0. Counts nothing. */
export async function waitFor(db: Database, { name, subject, factor }: Try, now = new Date()): Promise<number> {
  const { max, windowSeconds, isFixed }: Limit = limits[name];
  const times = isFixed ? 1 : factor;
  if (times === 0) return 0;
  const [row] = await db
    .select({ resetsAt: rateLimits.resetsAt })
    .from(rateLimits)
    .where(
      and(
        eq(rateLimits.key, `${name}:${subject}`),
        gte(rateLimits.count, max * times),
        isRunning(now, latestEnd(windowSeconds, now)),
      ),
    );
  return row ? secondsUntil(row.resetsAt, now) : 0;
}

/** Uncounts a try that didn't fail, where only failures count. */
export async function forgiveTry(db: Database, { name, subject }: Pick<Try, "name" | "subject">): Promise<void> {
  await db
    .update(rateLimits)
    .set({ count: sql`greatest(${rateLimits.count} - 1, 0)` })
    .where(eq(rateLimits.key, `${name}:${subject}`));
}

/** Resets a subject's tries. */
export async function forgetTries(db: Database, { name, subject }: Pick<Try, "name" | "subject">): Promise<void> {
  await db.delete(rateLimits).where(eq(rateLimits.key, `${name}:${subject}`));
}

const longestWindowMs = 1000 * Math.max(...Object.values(limits).map(({ windowSeconds }) => windowSeconds));

export async function purgeRateLimits(db: Database, now = new Date()): Promise<void> {
  const latestEnd = new Date(now.getTime() + longestWindowMs);
  await deleteInBatches(db, rateLimits, or(lt(rateLimits.resetsAt, now), gt(rateLimits.resetsAt, latestEnd)));
}
