import { eq } from "drizzle-orm";
import { expect, test } from "vitest";
import { inTransaction } from "#server/database/database.ts";
import { beginSession, later, sessionStart } from "#server/testing/cast/begin-session.ts";
import { signedInMember } from "#server/testing/cast/cast.ts";
import { useSite } from "#server/testing/site/use-site.ts";
import { memberSessions } from "./accounts.table.ts";
import {
  confirmMemberSession,
  endMemberSessions,
  endSessionOfToken,
  findSignedInMember,
  lockMemberSession,
  startMemberSession,
} from "./member-sessions.service.ts";

const site = useSite();
const unknownId = "01980000-0000-7000-8000-000000000001";

test("no session starts for a member who is gone, or whose password has changed since it was checked", async () => {
  const { db } = site();
  const { member } = await beginSession(site());
  const begin = (memberId: string, passwordHash?: string) =>
    startMemberSession(db, { memberId, userAgent: "test", passwordHash });
  await expect(begin(member.id, "a former hash")).rejects.toMatchObject({ code: "wrong_credentials" });
  await expect(begin(unknownId)).rejects.toMatchObject({ code: "wrong_credentials" });
  expect(await db.$count(memberSessions, eq(memberSessions.memberId, member.id))).toBe(1);
  expect(await begin(member.id, member.passwordHash ?? "")).toMatch(/^[\w-]{43}$/);
});

test("a session keeps the first 256 characters of the browser's name", async () => {
  const { db } = site();
  const { member } = await signedInMember(site());
  await startMemberSession(db, { memberId: member.id, userAgent: "x".repeat(400) }, sessionStart);
  const rows = await db.select().from(memberSessions).where(eq(memberSessions.createdAt, sessionStart));
  expect(rows.map(({ userAgent }) => userAgent)).toContain("x".repeat(256));
});

test("a session stores when its member last confirmed their password, until it has ended", async () => {
  const { db } = site();
  const { token } = await beginSession(site());
  const sessionId = (await findSignedInMember(db, token, sessionStart))?.sessionId ?? "";
  await confirmMemberSession(db, sessionId, later(1));
  expect(await findSignedInMember(db, token, later(1))).toMatchObject({ confirmedAt: later(1) });
  await endSessionOfToken(db, token);
  expect(await findSignedInMember(db, token, later(1))).toBeUndefined();
  await expect(confirmMemberSession(db, sessionId, later(1))).rejects.toMatchObject({ code: "not_signed_in" });
});

test("a write can hold its own member's session until it has ended", async () => {
  const { db } = site();
  const [{ token, member }, other] = [await beginSession(site()), await beginSession(site())];
  const sessionId = (await findSignedInMember(db, token, sessionStart))?.sessionId ?? "";
  const lock = (id: string, now: Date) => inTransaction(db, (tx) => lockMemberSession(tx, { id, sessionId }, now));
  await lock(member.id, later(29));
  const refused = { code: "not_signed_in" };
  await expect(lock(other.member.id, sessionStart)).rejects.toMatchObject(refused);
  await expect(lock(member.id, later(30))).rejects.toMatchObject(refused);
  await endSessionOfToken(db, token);
  await expect(lock(member.id, sessionStart)).rejects.toMatchObject(refused);
});

test("ending a member's sessions ends all of them, or all but one, and nobody else's", async () => {
  const { db } = site();
  const [{ member, token }, stranger] = [await beginSession(site()), await beginSession(site())];
  const kept = (await findSignedInMember(db, token, sessionStart))?.sessionId ?? "";
  await startMemberSession(db, { memberId: member.id, userAgent: "another" }, sessionStart);
  const count = () => db.$count(memberSessions, eq(memberSessions.memberId, member.id));
  await endMemberSessions(db, member.id, { except: kept });
  expect([await count(), (await findSignedInMember(db, token, sessionStart))?.sessionId]).toEqual([1, kept]);
  await endMemberSessions(db, member.id);
  expect([await count(), await stranger.isSignedIn(sessionStart)]).toEqual([0, true]);
});
