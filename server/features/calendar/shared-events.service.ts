import { and, eq, sql } from "drizzle-orm";
import { calendarTexts } from "#contract/calendar/constants.ts";
import type { CalendarEvent } from "#contract/calendar/schemas.ts";
import type { Team } from "#contract/team.ts";
import type { Database } from "#server/database/database.ts";
import { conflict } from "#server/errors.ts";
import { members } from "#server/features/accounts/accounts.table.ts";
import type { SignedInMember } from "#server/features/accounts/member-sessions.service.ts";
import { makeChange } from "#server/features/audit-log/audit-log.service.ts";
import { receiveReport } from "#server/features/contact-messages/contact-messages.service.ts";
import { type Letter, letter } from "#server/features/outbox/letter.format.ts";
import { queueMail } from "#server/features/outbox/outbox.service.ts";
import type { SignedInStaff } from "#server/features/staff/staff-sessions.service.ts";
import { getEvent, lockEvent, noSuchEvent, publishEvent } from "./calendar.service.ts";
import { calendarEvents } from "./calendar.table.ts";
import { recordEventChange, type StoredEvent } from "./event-records.service.ts";
import { visibleTo } from "./visibility.service.ts";

type Report = { id: string; text: string; member: SignedInMember };

/**
 * Sends staff a message about an event that another member shared. Throws notFound if this member doesn't see it, and conflict
 * if it's their own or staff's, or if they have reported it as it is now.
 */
export async function reportEvent(db: Database, { id, text, member }: Report): Promise<{ id: string }> {
  return makeChange(db, { member }, async (tx) => {
    const itself = and(eq(calendarEvents.id, id), visibleTo({ memberId: member.id, isStaff: false }));
    const [event] = await tx.select().from(calendarEvents).where(itself);
    if (!event) throw noSuchEvent();
    if (event.isByStaff) throw conflict(calendarTexts.staffReport);
    if (event.createdByMemberId === member.id) throw conflict(calendarTexts.ownReport);
    const sent = await receiveReport(tx, {
      member,
      about: { eventId: id, eventVersion: event.version, aboutMemberId: await lockAuthor(tx, event) },
      link: `/calendar?view=admin&${placeOf(event)}`,
      message: [`Reported event: “${event.title}”`, ...(text ? [text] : [])].join("\n\n"),
    });
    if (!sent) throw conflict(calendarTexts.alreadyReported);
    return sent;
  });
}

/** Returns the author's id, if they still have an account. If so, it can't be deleted until the transaction ends. */
async function lockAuthor(tx: Database, { createdByMemberId }: StoredEvent): Promise<string | null> {
  if (createdByMemberId === null) return null;
  const locked = await tx
    .select({ id: members.id })
    .from(members)
    .where(eq(members.id, createdByMemberId))
    .for("key share");
  return locked[0]?.id ?? null;
}

type MakingPrivate = { id: string; reason: string; by: SignedInStaff; siteUrl: string; team: Team };

/**
 * Makes an event that a member shared private, until staff share it again. Its author reads the reason in the event, and in a
 * mail if they have confirmed their address. Throws conflict if it's staff's, or private already.
 */
export async function makePrivate(
  db: Database,
  { id, reason, by, siteUrl, team }: MakingPrivate,
): Promise<CalendarEvent> {
  return makeChange(db, by, async (tx, traces) => {
    const before = await lockEvent(tx, { id, by });
    if (before.isByStaff) throw conflict(calendarTexts.staffsEvent);
    if (!before.isPublic) throw conflict(calendarTexts.alreadyPrivate);
    await tx
      .update(calendarEvents)
      .set({
        isPublic: false,
        privateReason: reason,
        version: sql`${calendarEvents.version} + 1`,
        updatedAt: sql`now()`,
      })
      .where(eq(calendarEvents.id, id));
    await recordEventChange(tx, traces, { by, action: "calendar.make-private", id, before });
    publishEvent(traces, before);
    await notifyAuthor(tx, before, { reason, siteUrl, team });
    return getEvent(tx, id, null);
  });
}

type Told = { reason: string; siteUrl: string; team: Team };

async function notifyAuthor(tx: Database, event: StoredEvent, { reason, siteUrl, team }: Told) {
  if (event.createdByMemberId === null) return;
  const { id, name, email, emailVerifiedAt } = members;
  const [author] = await tx
    .select({ id, name, email, emailVerifiedAt })
    .from(members)
    .where(eq(id, event.createdByMemberId));
  if (!author?.emailVerifiedAt) return;
  const link = new URL(`/calendar?${placeOf(event)}`, siteUrl).href;
  const letter = madePrivateMail(team, { name: author.name, title: event.title, reason, link });
  await queueMail(tx, { to: author.email, memberId: author.id, ...letter });
}

type MadePrivate = { name: string; title: string; reason: string; link: string };

/** Tells the author of a shared event that staff made it private, and why. */
export const madePrivateMail = (team: Team, { name, title, reason, link }: MadePrivate): Letter =>
  letter(team, "Staff made your event private", [
    `Hello ${name},`,
    `Staff made your event “${title}” private. Other members no longer see it. You still do.`,
    `Their reason:\n\n${reason}`,
    `See your event: ${link}`,
    `Only staff can share it again. If you think this is a mistake, write to ${team.contactEmail}.`,
  ]);

/** The part of the calendar's address that opens an event. */
const placeOf = ({ id, startsAt }: StoredEvent) => `day=${startsAt.toISOString().slice(0, 10)}&event=${id}`;
