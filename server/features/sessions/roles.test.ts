import { eq } from "drizzle-orm";
import { expect, test } from "vitest";
import type { StaffRole } from "#contract/staff/roles.ts";
import { memberSessions, members } from "#server/features/accounts/accounts.table.ts";
import { staffAccounts, staffSessions } from "#server/features/staff/staff.table.ts";
import { signedInMember, signedInStaff, signedInTemporary } from "#server/testing/cast/cast.ts";
import { servedAddresses } from "#server/testing/endpoints/served-addresses.ts";
import { closedToGuests, whoMayCall } from "#server/testing/endpoints/who-may-call.ts";
import { useSite } from "#server/testing/site/use-site.ts";
import { withoutLimits } from "#server/testing/site/without-limits.ts";

const site = useSite(withoutLimits);
const unknownId = "01980000-0000-7000-8000-000000000001";
const longAgo = new Date("2026-01-01T00:00:00Z");

const callers = new Map(
  Object.entries(whoMayCall).flatMap(([who, addresses]) => addresses.map((address) => [address, who] as const)),
);

/** What someone's browser sends, and the rights this gives them now. */
type Browser = { cookie: string; isMember?: true; role?: StaffRole; isTemporary?: true };

const staffOf = async (role: StaffRole): Promise<Browser> => ({ ...(await signedInStaff(site(), role)), role });
const guestAs = async (role: StaffRole): Promise<Browser> => ({
  ...(await signedInTemporary(site(), role)),
  role,
  isTemporary: true,
});
const tokenOf = (cookie: string) => cookie.split("=")[1] ?? "";

const browsers: Record<string, () => Promise<Browser>> = {
  nobody: async () => ({ cookie: "" }),
  "somebody with made-up cookies": async () => {
    const { member, staff } = site().app.cookieRules;
    return { cookie: `${member}=${"A".repeat(43)}; ${staff}=${"A".repeat(43)}` };
  },
  "a member": async () => ({ ...(await signedInMember(site())), isMember: true }),
  management: () => staffOf("management"),
  "a chief": () => staffOf("chief"),
  "an admin": () => staffOf("admin"),
  "a member who is management too": async () => {
    const [{ cookie }, staff] = [await signedInMember(site()), await staffOf("management")];
    return { cookie: `${cookie}; ${staff.cookie}`, isMember: true, role: "management" };
  },
  "a member whose token is in the staff cookie": async () => {
    const { cookie } = await signedInMember(site());
    return { cookie: `${site().app.cookieRules.staff}=${tokenOf(cookie)}` };
  },
  "an admin whose token is in the member cookie": async () => {
    const { cookie } = await staffOf("admin");
    return { cookie: `${site().app.cookieRules.member}=${tokenOf(cookie)}` };
  },
  "a member whose session is over": async () => {
    const { member, cookie } = await signedInMember(site());
    await site().db.update(memberSessions).set({ expiresAt: longAgo }).where(eq(memberSessions.memberId, member.id));
    return { cookie };
  },
  "a member who was deleted": async () => {
    const { member, cookie } = await signedInMember(site());
    await site().db.delete(members).where(eq(members.id, member.id));
    return { cookie };
  },
  "an admin whose session is over": async () => {
    const { account, cookie } = await signedInStaff(site(), "admin");
    await site().db.update(staffSessions).set({ expiresAt: longAgo }).where(eq(staffSessions.accountId, account.id));
    return { cookie };
  },
  "an admin who was away too long": async () => {
    const { account, cookie } = await signedInStaff(site(), "admin");
    await site().db.update(staffSessions).set({ lastSeenAt: longAgo }).where(eq(staffSessions.accountId, account.id));
    return { cookie };
  },
  "an admin whose account was deleted": async () => {
    const { account, cookie } = await signedInStaff(site(), "admin");
    await site().db.delete(staffAccounts).where(eq(staffAccounts.id, account.id));
    return { cookie };
  },
  "an admin who was made management": () => nowAs("admin", "management"),
  "a chief who was made admin": () => nowAs("chief", "admin"),
  "a guest who is management for a while": () => guestAs("management"),
  "a guest who is a chief for a while": () => guestAs("chief"),
  "a guest who is an admin for a while": () => guestAs("admin"),
  "a guest whose time is over": async () => {
    const { cookie, sessionId } = await signedInTemporary(site(), "admin");
    await site().db.update(staffSessions).set({ expiresAt: longAgo }).where(eq(staffSessions.id, sessionId));
    return { cookie };
  },
  "a guest whose session was ended": async () => {
    const { cookie, sessionId } = await signedInTemporary(site(), "admin");
    await site().db.delete(staffSessions).where(eq(staffSessions.id, sessionId));
    return { cookie };
  },
};

/** Signs in before the role is changed. */
async function nowAs(before: StaffRole, role: StaffRole): Promise<Browser> {
  const { account, cookie } = await signedInStaff(site(), before);
  await site().db.update(staffAccounts).set({ role }).where(eq(staffAccounts.id, account.id));
  return { cookie, role };
}

type Verdict = "let in" | "not_signed_in" | "forbidden";
const strongestFirst = ["admin", "chief", "management"];

function expectedFor(address: string, { isMember, role, isTemporary }: Browser): Verdict {
  const who = callers.get(address) ?? "nobody";
  if (who === "anybody" || (isMember && who.startsWith("member"))) return "let in";
  if (who === "member" || !role) return "not_signed_in";
  if (isTemporary && closedToGuests.includes(address)) return "forbidden";
  const least = who.replace("member or ", "");
  return strongestFirst.indexOf(role) <= strongestFirst.indexOf(least) ? "let in" : "forbidden";
}

/** Returns the server's verdict, and whether it changed the cookies, in which case the session may be over. */
async function verdictOf(address: string, { cookie }: Browser): Promise<[Verdict, isChanged: boolean]> {
  const [method = "", path = ""] = address.split(" ");
  const response = await site().app.inject({
    method: method as "GET", // one of the server's methods
    url: path.replaceAll(/:\w+/g, unknownId),
    headers: { cookie },
    ...(method.startsWith("P") && { payload: {} }),
  });
  expect(response.statusCode, address).toBeLessThan(500);
  const code = response.body.startsWith("{") ? response.json().code : undefined;
  const isRefused =
    (response.statusCode === 401 && code === "not_signed_in") || (response.statusCode === 403 && code === "forbidden");
  return [isRefused ? code : "let in", response.headers["set-cookie"] !== undefined];
}

test("the table of who may call lists every API address once, and no other", () => {
  const isDescription = (address: string) => address.includes(" /api/docs");
  const served = servedAddresses(site()).filter((address) => / \/api\//.test(address) && !address.startsWith("HEAD "));
  const listed = Object.values(whoMayCall).flat();
  expect(listed.toSorted()).toEqual(served.filter((address) => !isDescription(address)).toSorted());
  expect(listed.length).toBeGreaterThan(120);
  for (const address of closedToGuests) expect(listed).toContain(address);
});

test.each(Object.entries(browsers))("%s may call what the table says and nothing else", async (_who, signIn) => {
  const verdicts: Record<string, Verdict> = {};
  const expected: Record<string, Verdict> = {};
  let browser = await signIn();
  for (const address of callers.keys()) {
    const [verdict, isChanged] = await verdictOf(address, browser);
    verdicts[address] = verdict;
    expected[address] = expectedFor(address, browser);
    if (isChanged) browser = await signIn();
  }
  expect(verdicts).toEqual(expected);
});

test("an unknown admin address gets a 404 for everybody", async () => {
  for (const signIn of Object.values(browsers)) {
    const { cookie } = await signIn();
    const response = await site().app.inject({ url: "/api/admin/nothing-here", headers: { cookie } });
    expect(response.statusCode).toBe(404);
  }
});
