import { eq } from "drizzle-orm";
import { describe, expect, test } from "vitest";
import type { Endpoint } from "#contract/endpoint.ts";
import type { StaffRole } from "#contract/roles.ts";
import { memberSessions, members } from "#server/features/accounts/accounts.table.ts";
import { staffAccounts, staffSessions } from "#server/features/staff/staff.table.ts";
import { signedInMember, signedInStaff, signedInTemporary } from "#server/testing/cast.ts";
import { everyEndpoint } from "#server/testing/every-endpoint.ts";
import { useSite } from "#server/testing/use-site.ts";

const site = useSite({ RATE_LIMITS: "0" });
const endpoints = await everyEndpoint();
const nameOf = ({ method, path }: Endpoint) => `${method} ${path}`;
const unknownId = "01980000-0000-7000-8000-000000000001";
const longAgo = new Date("2026-01-01T00:00:00Z");

const everyone: StaffRole[] = ["management", "chief", "admin"];
const editors: StaffRole[] = ["chief", "admin"];
const admins: StaffRole[] = ["admin"];

/** The role table of the admin specification, section 6, written down a second time, by address. The first that fits. */
const matrix: [address: RegExp, roles: StaffRole[]][] = [
  [/^GET \/api\/admin\/(analytics\/overview|concurrent-viewers)$/, editors],
  [/^(GET|POST|PUT|PATCH|DELETE) \/api\/admin\/(players|achievements|news|messages|uploads)\b/, editors],
  [/^(GET|POST|PATCH|DELETE) \/api\/admin\/applications\b/, everyone],
  [/^GET \/api\/admin\/(lockdown|merchandise-links)$/, everyone],
  [/^POST \/api\/admin\/(lockdown|merchandise-links)$/, admins],
  [/^POST \/api\/admin\/favicon$/, editors],
  [/^PATCH \/api\/social\/stats\//, editors],
  [
    /^\w+ \/api\/(admin\/(users|accounts|passwords|youtube-videos|audit-log|first-steps|demonstration)|password)\b/,
    admins,
  ],
  [/^\w+ \/api\/admin\/(points|temp-links|monitoring-sessions)\b/, admins],
  [/^GET \/api\/(admin\/)?calendar\/events$/, everyone],
  [/^\w+ \/api\/calendar\/events\b/, editors],
  [/^\w+ \/api\/admin\/calendar\/users\b/, admins],
  [/^POST \/api\/admin\/account\/password$/, everyone],
];
/** Lasting access: no temporary session makes any, whatever its role. */
const lasting = /^\w+ \/api\/(admin\/(accounts?|passwords|temp-links|monitoring-sessions)|password)\b/;
const rolesFor = (endpoint: Endpoint) => matrix.find(([address]) => address.test(nameOf(endpoint)))?.[1];

/** What somebody's browser sends along, and who that makes them now. */
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
  "a member whose token stands in the cookie of staff": async () => {
    const { cookie } = await signedInMember(site());
    return { cookie: `${site().app.cookieRules.staff}=${tokenOf(cookie)}` };
  },
  "an admin whose token stands in the cookie of members": async () => {
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

/** Signed in before the role was changed. */
async function nowAs(before: StaffRole, role: StaffRole): Promise<Browser> {
  const { account, cookie } = await signedInStaff(site(), before);
  await site().db.update(staffAccounts).set({ role }).where(eq(staffAccounts.id, account.id));
  return { cookie, role };
}

type Verdict = "let in" | "not_signed_in" | "forbidden";

function expectedFor(endpoint: Endpoint, { isMember, role, isTemporary }: Browser): Verdict {
  if (endpoint.access === "public") return "let in";
  if (endpoint.access === "member") return isMember ? "let in" : "not_signed_in";
  if (endpoint.access.startsWith("member|") && isMember) return "let in";
  if (!role) return "not_signed_in";
  if (isTemporary && lasting.test(nameOf(endpoint))) return "forbidden";
  return rolesFor(endpoint)?.includes(role) ? "let in" : "forbidden";
}

async function verdictOf({ method, path, body }: Endpoint, { cookie }: Browser): Promise<Verdict> {
  const answer = await site().app.inject({
    method,
    url: path.replaceAll(/:\w+/g, unknownId),
    headers: { cookie },
    ...(body && { payload: {} }),
  });
  expect(answer.statusCode).toBeLessThan(500);
  const code = answer.body.startsWith("{") ? answer.json().code : undefined;
  if (answer.statusCode === 401 && code === "not_signed_in") return code;
  if (answer.statusCode === 403 && code === "forbidden") return code;
  return "let in";
}

describe.each(Object.entries(browsers))("%s", (_who, signIn) => {
  test.each(endpoints.map((endpoint) => [nameOf(endpoint), endpoint] as const))("%s", async (_name, endpoint) => {
    const browser = await signIn();
    expect(await verdictOf(endpoint, browser)).toBe(expectedFor(endpoint, browser));
  });
});

test.each(endpoints.filter(({ access }) => access.includes("staff:")).map((endpoint) => [nameOf(endpoint), endpoint]))(
  "%s stands in the role table",
  (_name, endpoint) => {
    expect(rolesFor(endpoint as Endpoint)).toBeDefined(); // the second of each pair
  },
);

test("an address of the admin area that is none is 404 for everybody, and lets nobody in", async () => {
  for (const signIn of Object.values(browsers)) {
    const { cookie } = await signIn();
    const answer = await site().app.inject({ url: "/api/admin/nothing-here", headers: { cookie } });
    expect(answer.statusCode).toBe(404);
  }
});
