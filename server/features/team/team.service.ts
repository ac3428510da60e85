import { randomUUIDv7 } from "node:crypto";
import { desc, eq, isNotNull, isNull, sql } from "drizzle-orm";
import { z } from "zod";
import { adminFacts, teamTexts } from "#contract/team/admin/constants.ts";
import type { TeamDesk } from "#contract/team/admin/schemas.ts";
import type { Team } from "#contract/team.ts";
import type { Database } from "#server/database/database.ts";
import { conflict, forbidden, invalidInput, leadOf, notFound, versionConflict } from "#server/errors.ts";
import { type Actor, makeChange, type Traces } from "#server/features/audit-log/audit-log.service.ts";
import { closeSetup } from "#server/features/switches/switches.service.ts";
import {
  changedFacts,
  findFact,
  type Problem,
  pathsOf,
  problemsOf,
  teamOf,
  unreadableColours,
  valuesOf,
  withoutDefaults,
  withValue,
} from "./facts.format.ts";
import type { Facts } from "./older-shapes.format.ts";
import { teamVersions } from "./team.table.ts";
import { isStored, keepFilePictures, openTeamFile } from "./team-file.service.ts";

/** How many publications the history shows. */
const mostShown = 50;
/** The facts of a site that never published any. */
const unedited: Facts = {};

type Row = typeof teamVersions.$inferSelect;
/** The draft, and what was published, newest first. */
type Versions = { draft: Row | undefined; published: Row[] };

/** Returns the facts that were edited and published; undefined if none ever were. */
export async function readPublishedFacts(db: Database): Promise<Facts | undefined> {
  const [newest] = await db
    .select({ facts: teamVersions.facts })
    .from(teamVersions)
    .where(isNotNull(teamVersions.number))
    .orderBy(desc(teamVersions.number))
    .limit(1);
  return newest?.facts;
}

const findDraft = (db: Database) =>
  db
    .select()
    .from(teamVersions)
    .where(isNull(teamVersions.publishedAt))
    .then(([draft]) => draft);

/** Returns all facts as they'd be if the draft were published now; undefined if there's no draft. */
export async function findDraftedTeam(db: Database, defaults: Team): Promise<Team | undefined> {
  const draft = await findDraft(db);
  return draft && teamOf(draft.facts, defaults).team;
}

async function readVersions(db: Database): Promise<Versions> {
  const draft = await findDraft(db);
  const published = await db
    .select()
    .from(teamVersions)
    .where(isNotNull(teamVersions.number))
    .orderBy(desc(teamVersions.number))
    .limit(mostShown + 1);
  return { draft, published };
}

/** Returns everything that the screen for the facts shows. Reading makes no draft. */
export async function getTeamDesk(db: Database, defaults: Team): Promise<TeamDesk> {
  return deskOf(await readVersions(db), defaults);
}

function deskOf({ draft, published }: Versions, defaults: Team): TeamDesk {
  const live = published[0]?.facts ?? unedited;
  return {
    published: {
      number: published[0]?.number ?? null,
      facts: teamOf(live, defaults).team,
      edited: pathsOf(changedFacts(unedited, live, defaults)),
    },
    defaults,
    draft: draft
      ? {
          version: draft.version,
          facts: teamOf(draft.facts, defaults).team,
          changed: pathsOf(changedFacts(live, draft.facts, defaults)),
          scheduledAt: draft.scheduledAt?.toISOString() ?? null,
          updatedAt: draft.updatedAt.toISOString(),
          by: draft.savedBy,
        }
      : null,
    history: published.slice(0, mostShown).flatMap(({ number, publishedAt, savedBy: by, facts }, index) => {
      if (number === null || !publishedAt) return [];
      const before = published[index + 1]?.facts ?? unedited;
      const changed = pathsOf(changedFacts(before, facts, defaults));
      return [{ number, publishedAt: publishedAt.toISOString(), by, changed }];
    }),
  };
}

export type By = { by: Actor; defaults: Team };
type Work = (tx: Database, versions: Versions, traces: Traces) => Promise<void>;

/** Changes the versions, one call after another, since each depends on all of them. Returns what the screen shows then. */
export const changeVersions = (db: Database, { by, defaults }: By, work: Work): Promise<TeamDesk> =>
  makeChange(db, by, async (tx, traces) => {
    await work(tx, await lockVersions(tx), traces);
    return getTeamDesk(tx, defaults);
  });

async function lockVersions(tx: Database): Promise<Versions> {
  await tx.execute(sql`lock table ${teamVersions} in share row exclusive mode`);
  return readVersions(tx);
}

export const nameOf = (by: Actor): string => {
  if ("username" in by) return by.username;
  return "isSchedule" in by ? "Scheduled publication" : "Console";
};

const isForAdmins = (path: string) => adminFacts.some((name) => path === name || path.startsWith(`${name}.`));
/** Staff who aren't admins don't change some facts. The console may do everything. */
const isLimited = (by: Actor) => "role" in by && by.role !== "admin";

/** Throws forbidden if the change is someone else's to make. */
function requireRights(by: Actor, paths: readonly string[]) {
  if (isLimited(by) && paths.some(isForAdmins)) throw forbidden(teamTexts.changesAdmins);
}

/**
 * Throws invalidInput if colours were chosen that can't be read on each other. A draft may have them on the way to others. Undoing
 * and restoring choose none: they bring back what visitors had, and nobody is left with a publication that can't be taken back.
 */
function requireReadable(changed: readonly string[], team: Team) {
  if (changed.some((path) => path.startsWith("brand."))) refuse(unreadableColours(team));
}

function refuse(problems: readonly Problem[]) {
  if (problems.length === 0) return;
  const fields = Object.fromEntries(problems.toReversed().map(({ path, message }) => [path, message])); // the first of each
  const inOrder = Object.fromEntries(problems.map(({ path }) => [path, fields[path] ?? ""]));
  throw invalidInput(leadOf(inOrder), inOrder);
}

type Edited = { version?: number | undefined };

function requireVersion({ version }: Edited, versions: Versions, defaults: Team) {
  if (version !== undefined && version !== (versions.draft?.version ?? 0))
    throw versionConflict(teamTexts.stale, deskOf(versions, defaults));
}

export const liveFacts = ({ published }: Versions): Facts => published[0]?.facts ?? unedited;
export const nextVersion = ({ draft, published }: Versions) => (draft ?? published[0] ?? { version: 0 }).version + 1;

/** Stores the draft, or makes it. */
async function saveDraft(tx: Database, versions: Versions, { facts, savedBy }: { facts: Facts; savedBy: string }) {
  const { draft } = versions;
  const saved = { facts, savedBy, version: nextVersion(versions), updatedAt: new Date() };
  if (draft) await tx.update(teamVersions).set(saved).where(eq(teamVersions.id, draft.id));
  else await tx.insert(teamVersions).values({ id: randomUUIDv7(), ...saved });
}

type Change = By & Edited & { changes: Record<string, unknown> };

/** Changes facts of the draft by path. Null puts one back to its default. If one is refused, none is changed. */
export const changeDraft = (db: Database, { by, defaults, changes, ...edited }: Change): Promise<TeamDesk> =>
  changeVersions(db, { by, defaults }, async (tx, versions) => {
    requireVersion(edited, versions, defaults);
    const problems: Problem[] = [];
    let facts = versions.draft?.facts ?? liveFacts(versions);
    for (const [path, value] of Object.entries(changes)) {
      const fact = findFact(path);
      if (typeof fact === "string") problems.push({ path, message: fact });
      else if (isLimited(by) && isForAdmins(path)) problems.push({ path, message: teamTexts.forAdmins });
      else {
        const read = value === null ? { data: undefined, error: undefined } : z.safeParse(fact.schema, value);
        if (read.error) problems.push(...problemsOf(read.error, path));
        else facts = withValue(facts, fact.names, read.data);
      }
    }
    refuse(problems);
    if (versions.draft?.scheduledAt) requireReadable(Object.keys(changes), teamOf(facts, defaults).team);
    await saveDraft(tx, versions, { facts: withoutDefaults(facts, defaults), savedBy: nameOf(by) });
  });

export async function discardDraft(db: Database, { by, defaults }: By): Promise<void> {
  await changeVersions(db, { by, defaults }, async (tx, versions, { record }) => {
    const { draft } = versions;
    if (!draft) return;
    const changed = changedFacts(liveFacts(versions), draft.facts, defaults);
    requireRights(by, pathsOf(changed));
    await tx.delete(teamVersions).where(eq(teamVersions.id, draft.id));
    record({ action: "team.discard", target: "draft", before: valuesOf(changed, draft.facts, defaults) });
  });
}

type Publication = By & Edited & { at?: Date | undefined };

/** Publishes the draft, or schedules it for a later moment. */
export const publishDraft = (
  db: Database,
  { by, defaults, at, ...edited }: Publication,
  now = new Date(),
): Promise<TeamDesk> =>
  changeVersions(db, { by, defaults }, async (tx, versions, traces) => {
    requireVersion(edited, versions, defaults);
    const { draft } = versions;
    const changed = changedFacts(liveFacts(versions), draft?.facts ?? liveFacts(versions), defaults);
    if (!draft || changed.length === 0) throw conflict(teamTexts.noChange);
    requireRights(by, pathsOf(changed));
    requireReadable(pathsOf(changed), teamOf(draft.facts, defaults).team);
    if (at && at <= now) throw invalidInput(teamTexts.past, { at: teamTexts.past });
    if (!at)
      return publishFacts(tx, versions, { by, facts: draft.facts, action: "team.publish", defaults, now, traces });
    await tx
      .update(teamVersions)
      .set({ scheduledAt: at, version: nextVersion(versions), savedBy: nameOf(by), updatedAt: now })
      .where(eq(teamVersions.id, draft.id));
    const values = valuesOf(changed, draft.facts, defaults);
    traces.record({ action: "team.schedule", target: "draft", after: { scheduledAt: at, ...values } });
  });

/** Keeps the draft from being published automatically. */
export const unscheduleDraft = (db: Database, { by, defaults }: By): Promise<TeamDesk> =>
  changeVersions(db, { by, defaults }, async (tx, versions, { record }) => {
    const { draft } = versions;
    if (!draft?.scheduledAt) return;
    requireRights(by, pathsOf(changedFacts(liveFacts(versions), draft.facts, defaults)));
    await tx
      .update(teamVersions)
      .set({ scheduledAt: null, version: nextVersion(versions) })
      .where(eq(teamVersions.id, draft.id));
    record({ action: "team.unschedule", target: "draft", before: { scheduledAt: draft.scheduledAt } });
  });

type Publishing = { by: Actor; defaults: Facts; facts: Facts; action: string; now: Date; traces: Traces };

/** Adds a published version. If the draft is what's published, it becomes that version. */
async function publishFacts(tx: Database, versions: Versions, publishing: Publishing) {
  const { by, facts, action, defaults, now, traces } = publishing;
  const { draft, published } = versions;
  const number = (published[0]?.number ?? 0) + 1;
  const row = { facts, number, publishedAt: now, updatedAt: now, version: nextVersion(versions), scheduledAt: null };
  const savedBy = "isSchedule" in by ? (draft?.savedBy ?? nameOf(by)) : nameOf(by);
  if (draft?.facts === facts)
    await tx
      .update(teamVersions)
      .set({ ...row, savedBy })
      .where(eq(teamVersions.id, draft.id));
  else await tx.insert(teamVersions).values({ id: randomUUIDv7(), ...row, savedBy });
  const changed = changedFacts(liveFacts(versions), facts, defaults);
  traces.publish("team");
  traces.record({
    action,
    target: `version ${number}`,
    before: valuesOf(changed, liveFacts(versions), defaults),
    after: valuesOf(changed, facts, defaults),
  });
}

/** Publishes the draft if its time has come, once, even if several instances look at the same moment. */
export async function publishScheduledTeam(db: Database, now = new Date()): Promise<void> {
  const waiting = await findDraft(db);
  if (!isDue(waiting, now)) return;
  const by = { isSchedule: true } as const;
  await makeChange(db, by, async (tx, traces) => {
    const versions = await lockVersions(tx);
    const { draft } = versions;
    if (!draft || !isDue(draft, now)) return; // another instance published it, or staff changed its schedule
    const asEdited = { facts: draft.facts, defaults: unedited };
    await publishFacts(tx, versions, { by, ...asEdited, action: "team.publish", now, traces });
  });
}

const isDue = (draft: Row | undefined, now: Date) => Boolean(draft?.scheduledAt && draft.scheduledAt <= now);

/**
 * Undoes the newest publication by publishing what was there before. What it published becomes the draft if there is none, so that
 * it can be corrected. Throws conflict if something newer was published.
 */
export const undoPublication = (
  db: Database,
  { by, defaults, number }: By & { number: number },
  now = new Date(),
): Promise<TeamDesk> =>
  changeVersions(db, { by, defaults }, async (tx, versions, traces) => {
    const [undone, before] = versions.published;
    if (!undone || number > (undone.number ?? 0)) throw notFound(teamTexts.noVersion);
    if (undone.number !== number) throw conflict(teamTexts.newer);
    const facts = before?.facts ?? unedited;
    requireRights(by, pathsOf(changedFacts(undone.facts, facts, defaults)));
    await publishFacts(tx, versions, { by, facts, action: "team.undo", defaults, now, traces });
    if (!versions.draft) await saveDraft(tx, await readVersions(tx), { facts: undone.facts, savedBy: nameOf(by) });
  });

/** Publishes an earlier version again. The draft stays as it is. */
export const restoreVersion = (
  db: Database,
  { by, defaults, number }: By & { number: number },
  now = new Date(),
): Promise<TeamDesk> =>
  changeVersions(db, { by, defaults }, async (tx, versions, traces) => {
    const [wanted] = await tx.select().from(teamVersions).where(eq(teamVersions.number, number));
    if (!wanted) throw notFound(teamTexts.noVersion);
    const changed = changedFacts(liveFacts(versions), wanted.facts, defaults);
    if (changed.length === 0) throw conflict(teamTexts.same);
    requireRights(by, pathsOf(changed));
    await publishFacts(tx, versions, { by, facts: wanted.facts, action: "team.restore", defaults, now, traces });
  });

type Import = By & Edited & { facts: Facts };

/** Turns a file's facts into the draft. Throws invalidInput with everything that is wrong with it. */
export async function importFacts(
  db: Database,
  { by, defaults, facts, ...edited }: Import,
  now = new Date(),
): Promise<TeamDesk> {
  const file = await openTeamFile(facts, { defaults, isHere: isStored(db) });
  refuse(file.problems);
  return changeVersions(db, { by, defaults }, async (tx, versions, { record }) => {
    requireVersion(edited, versions, defaults);
    const team = await keepFilePictures(tx, file, now);
    const before = versions.draft?.facts ?? liveFacts(versions);
    const changed = changedFacts(before, team, defaults);
    if (isLimited(by))
      refuse(
        pathsOf(changed)
          .filter(isForAdmins)
          .map((path) => ({ path, message: teamTexts.forAdmins })),
      );
    await saveDraft(tx, versions, { facts: withoutDefaults(team, defaults), savedBy: nameOf(by) });
    await closeSetup(tx);
    record({
      action: "team.import",
      target: "draft",
      before: valuesOf(changed, before, defaults),
      after: valuesOf(changed, team, defaults),
    });
  });
}

/**
 * Publishes a file's facts as the first version of a new site. Returns false, and changes nothing, if there has ever been a draft or
 * a version.
 */
export async function publishFirstFacts(
  db: Database,
  { facts, defaults }: { facts: Facts; defaults: Team },
  now = new Date(),
): Promise<boolean> {
  const by = { isConsole: true } as const;
  const file = await openTeamFile(facts, { defaults, isHere: isStored(db) });
  refuse(file.problems);
  return makeChange(db, by, async (tx, traces) => {
    const versions = await lockVersions(tx);
    if (versions.draft || versions.published.length > 0) return false;
    const edited = withoutDefaults(await keepFilePictures(tx, file, now), defaults);
    await publishFacts(tx, versions, { by, facts: edited, action: "team.publish", defaults: unedited, now, traces });
    return true;
  });
}

/** Whether facts were ever published, even if that was undone. */
export const hasPublishedFacts = async (db: Database): Promise<boolean> =>
  (await db.$count(teamVersions, isNotNull(teamVersions.number))) > 0;

export const hasTeamVersions = async (db: Database): Promise<boolean> => (await db.$count(teamVersions)) > 0;
