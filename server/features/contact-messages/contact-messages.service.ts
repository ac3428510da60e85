import { hash, randomUUIDv7 } from "node:crypto";
import { count, desc, eq, getTableColumns, isNotNull, isNull, lt, sql } from "drizzle-orm";
import type { z } from "zod";
import { mostCounted } from "#contract/badges/constants.ts";
import type { Badge } from "#contract/badges/schemas.ts";
import type { ContactMessage, contactMessagesAdminCalls } from "#contract/contact-messages/admin/schemas.ts";
import { contactSubjectLabels, type MessageChange } from "#contract/contact-messages/constants.ts";
import type { ContactRequest } from "#contract/contact-messages/forms.ts";
import type { Database } from "#server/database/database.ts";
import { countSome } from "#server/database/queries/count-some.ts";
import { deleteInBatches } from "#server/database/queries/delete-in-batches.ts";
import type { Listed } from "#server/database/queries/keyset.ts";
import { readList } from "#server/database/queries/list.ts";
import { keptMs, keptSince } from "#server/database/queries/retention.ts";
import { folded } from "#server/database/queries/search-index.ts";
import { searchOf } from "#server/database/queries/search-of.ts";
import { notFound } from "#server/errors.ts";
import { type Actor, makeChange } from "#server/features/audit-log/audit-log.service.ts";
import { moveToBin, takeFromBin } from "#server/features/bin/bin.service.ts";
import { contactMessages, eventReports } from "./contact-messages.table.ts";

/** Stores a visitor's message before anything else happens to it. Under the same key, the same message is stored once. */
export async function receiveContactMessage(
  db: Database,
  message: ContactRequest,
  key?: string,
): Promise<{ id: string }> {
  const id = key ? idUnder(key, message) : randomUUIDv7();
  await db
    .insert(contactMessages)
    .values({ id, ...message })
    .onConflictDoNothing();
  return { id };
}

/** Returns the same id for the same message, as a UUID of version 8, which is for digests. */
function idUnder(key: string, { name, email, subject, message }: ContactRequest): string {
  const digest = hash("sha256", JSON.stringify([key, name, email, subject, message]));
  return digest.replace(/^(.{8})(.{4}).(.{3}).(.{3})(.{12}).*$/, "$1-$2-8$3-8$4-$5");
}

type Report = {
  member: { id: string; name: string; email: string };
  about: { eventId: string; eventVersion: number; aboutMemberId: string | null };
  link: string;
  message: string;
};

/** Stores a member's report. Returns undefined if they have reported this version of the event before. */
export async function receiveReport(tx: Database, report: Report): Promise<{ id: string } | undefined> {
  const { member, about, ...content } = report;
  const id = randomUUIDv7();
  const stored = await tx
    .insert(eventReports)
    .values({ messageId: id, memberId: member.id, ...about })
    .onConflictDoNothing()
    .returning({ id: eventReports.messageId });
  if (stored.length === 0) return undefined;
  await tx.insert(contactMessages).values({ id, name: member.name, email: member.email, subject: "other", ...content });
  return { id };
}

const inBin = { kind: "contact-messages", table: contactMessages } as const;

type Row = typeof contactMessages.$inferSelect;

const asMessage = ({
  id,
  name,
  email,
  subject,
  message,
  link,
  createdAt,
  readAt,
  archivedAt,
}: Row): ContactMessage => ({
  id,
  name,
  email,
  subject,
  message,
  link,
  createdAt: createdAt.toISOString(),
  isRead: readAt !== null,
  isArchived: archivedAt !== null,
});

const { id: itself, name, email, message, createdAt, readAt, archivedAt } = contactMessages;
const isCurrent = isNull(archivedAt);
const isUnread = sql`${readAt} is null and ${archivedAt} is null`;
const inState = { unread: isUnread, archived: isNotNull(archivedAt) };
const sorts = {
  createdAt: { by: [sql`${createdAt}`, sql`${itself}`], usually: "desc" },
  name: { by: [folded(name), sql`${itself}`], usually: "asc" },
} as const;

type Query = z.output<(typeof contactMessagesAdminCalls)["list"]["query"]>;

/** Lists newest first by default. */
export const listContactMessages = (
  db: Database,
  { search, state, ...query }: Query,
): Promise<Listed<ContactMessage>> =>
  readList(db, query, {
    sorts,
    usual: "createdAt",
    where: state ? inState[state] : isCurrent,
    search: searchOf(search, {
      id: itself,
      ids: (where) => db.select({ id: itself }).from(contactMessages).where(where),
      columns: [name, email, message],
    }),
    rows: (where, key) =>
      db
        .select({ ...getTableColumns(contactMessages), key })
        .from(contactMessages)
        .where(where),
    show: asMessage,
  });

export async function getContactMessage(db: Database, id: string): Promise<ContactMessage> {
  const [found] = await db.select().from(contactMessages).where(eq(itself, id));
  if (!found) throw noSuchMessage();
  return asMessage(found);
}

export async function countContactMessages(db: Database): Promise<{ total: number; unread: number }> {
  const [counts] = await db
    .select({ total: count(), unread: sql<number>`(count(*) filter (where ${isNull(readAt)}))::int` })
    .from(contactMessages)
    .where(isCurrent);
  return counts ?? { total: 0, unread: 0 };
}

/** Returns how many are unread, and when the newest arrived, read or not. Archived messages don't count. */
export async function getUnreadMessages(db: Database): Promise<Badge> {
  const unread = await countSome(db, contactMessages, { where: isUnread, atMost: mostCounted });
  const [newest] = await db
    .select({ at: contactMessages.createdAt })
    .from(contactMessages)
    .where(isCurrent)
    .orderBy(desc(contactMessages.createdAt))
    .limit(1);
  return { ...unread, newestAt: newest?.at.toISOString() ?? null };
}

type Chosen = { id: string; by: Actor };

type Mark = Exclude<MessageChange, "delete">;
const marks = {
  read: { flag: "isRead", value: true },
  unread: { flag: "isRead", value: false },
  archive: { flag: "isArchived", value: true },
  unarchive: { flag: "isArchived", value: false },
} as const satisfies Record<Mark, { flag: keyof ContactMessage; value: boolean }>;

/** Changes nothing, and records nothing, if the message is already in this state. */
export async function markContactMessage(
  db: Database,
  { id, mark, by }: Chosen & { mark: Mark },
  now = new Date(),
): Promise<ContactMessage> {
  const { flag, value } = marks[mark];
  const at = value ? now : null;
  return makeChange(db, by, async (tx, { record }) => {
    const [locked] = await tx.select().from(contactMessages).where(eq(itself, id)).for("update");
    if (!locked) throw noSuchMessage();
    const before = asMessage(locked);
    if (before[flag] === value) return before;
    await tx
      .update(contactMessages)
      .set(flag === "isRead" ? { readAt: at } : { archivedAt: at })
      .where(eq(itself, id));
    record({ ...named(mark, locked), before: { [flag]: !value }, after: { [flag]: value } });
    return { ...before, [flag]: value };
  });
}

export async function removeContactMessage(db: Database, { id, by }: Chosen): Promise<void> {
  await makeChange(db, by, async (tx, { record }) => {
    const [message] = await tx.select().from(contactMessages).where(eq(contactMessages.id, id)).for("update");
    if (!message) throw noSuchMessage();
    const { name, subject, createdAt } = message;
    const keptUntil = new Date(createdAt.getTime() + keptMs("contactMessages"));
    await moveToBin(tx, { ...inBin, id, name: `${contactSubjectLabels[subject]}, from ${name}`, by, keptUntil });
    record({ ...named("remove", message), before: auditCopy(message) });
  });
}

export async function restoreContactMessage(db: Database, { id, by }: Chosen): Promise<void> {
  await makeChange(db, by, async (tx, { record }) => {
    await takeFromBin(tx, { ...inBin, id });
    const [message] = await tx.select().from(contactMessages).where(eq(contactMessages.id, id));
    if (!message) throw noSuchMessage();
    record({ ...named("restore", message), after: auditCopy(message) });
  });
}

const auditCopy = ({ subject, createdAt, readAt, archivedAt }: Row) => ({
  subject,
  createdAt,
  isRead: readAt !== null,
  isArchived: archivedAt !== null,
});

/** Doesn't say who wrote it, because the audit log is kept for longer than messages are. */
const named = (what: string, { id, subject }: Row) => ({
  action: `contact-messages.${what}`,
  target: `A message about ${subject}`,
  targetId: id,
});

const noSuchMessage = () => notFound("This message doesn’t exist.");

export async function purgeContactMessages(db: Database, now = new Date()): Promise<void> {
  const before = keptSince("contactMessages", now);
  await deleteInBatches(db, contactMessages, lt(contactMessages.createdAt, before));
  await deleteInBatches(db, eventReports, lt(eventReports.createdAt, before));
}
