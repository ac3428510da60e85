import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { accountsApi } from "#contract/accounts/endpoints.ts";
import { applicationsAdminApi } from "#contract/applications/admin/endpoints.ts";
import { pointsAdminApi } from "#contract/points/admin/endpoints.ts";
import { staffApi } from "#contract/staff/endpoints.ts";
import { publishTeam } from "#server/testing/heavy-cast/content.ts";
import { fillHeavyCast } from "#server/testing/heavy-cast/fill-heavy-cast.ts";
import { heavyMembers, heavyPassword } from "#server/testing/heavy-cast/people.ts";
import { type Ask, type Person, person } from "#server/testing/heavy-cast/person.ts";
import { startShippedSite } from "#server/testing/site/site-process.ts";
import { makeClock, photographedAt } from "./clock.ts";

export const casts = ["demo", "heavy", "empty"] as const;
export type Cast = (typeof casts)[number];
export type Who = "visitor" | "member" | "rejected" | "staff";

/** More than filling takes by the site's own clock, so that nothing is later than the pictures. */
const fillMs = 4 * 3_600_000;
const signInMs = 10 * 60_000;

/** Starts a temporary site as visitors get it, filled with one of the casts, with its clock stopped. */
export async function openFilledSite(cast: Cast) {
  const folder = await mkdtemp(join(tmpdir(), "shots-"));
  const clock = makeClock(join(folder, "clock"));
  const admin = { username: "ada_admin", password: heavyPassword };
  const site = await startShippedSite({
    DATA_DIR: join(folder, "data"),
    DEMO_CONTENT: cast === "demo" ? "on" : "off",
    ADMIN_USERNAME: admin.username,
    ADMIN_PASSWORD: admin.password,
    RATE_LIMITS: "0",
    CLOCK_FILE: clock.file,
    NODE_OPTIONS: `--import=${import.meta.resolve("./stopped-clock.mjs")}`,
  });
  let isFilling = true;
  const ask: Ask = async (path, init) => {
    if (isFilling) clock.step(); // no two things happen at the same moment, so that every list has a defined order
    return fetch(site.origin + path, init);
  };
  const moveClock = (moment: Date) => clock.move(new Date(moment.getTime() - fillMs));
  const close = async () => {
    await site.close();
    await rm(folder, { recursive: true, force: true });
  };
  try {
    if (cast === "heavy") {
      await fillHeavyCast({ ask, admin, today: photographedAt, moveClock });
      clock.move(new Date(photographedAt.getTime() - signInMs));
    }
    const staff = person(ask);
    await staff.api(staffApi.login, { body: admin });
    const member = await signInMember({ cast, ask, staff });
    const rejected = cast === "heavy" ? await signInRejected({ ask, staff }) : member;
    if (cast === "heavy") await publishTeam(staff);
    clock.move(photographedAt);
    isFilling = false;
    return { origin: site.origin, people: { visitor: person(ask), member, rejected, staff }, close };
  } catch (error) {
    await close();
    throw error;
  }
}
export type FilledSite = Awaited<ReturnType<typeof openFilledSite>>;

type SigningIn = { ask: Ask; staff: Person };

/** Signs in the busiest member of the heavy cast, or for other casts a new one, who has points if there are rewards. */
async function signInMember({ cast, ask, staff }: SigningIn & { cast: Cast }): Promise<Person> {
  const member = person(ask);
  if (cast === "heavy") {
    await member.api(accountsApi.login, { body: { email: heavyMembers[0].email, password: heavyPassword } });
    return member;
  }
  const body = { name: "Sam Sample", email: "sam@demo.example", discord: "sam_sample", password: heavyPassword };
  const { id } = await member.api(accountsApi.register, { body });
  const award = { action: "add", amount: 500, description: "LCQ Most Points" } as const;
  if (cast === "demo") await staff.api(pointsAdminApi.adjust, { params: { id }, body: award });
  return member;
}

/** Signs in a member whose moderator application was rejected. */
async function signInRejected({ ask, staff }: SigningIn): Promise<Person> {
  const applications = await staff.api(applicationsAdminApi.list, { query: { status: "rejected", type: "staff" } });
  const emails = new Set(applications.map(({ email }) => email));
  const found = heavyMembers.find(({ email }) => emails.has(email));
  if (!found) throw new Error("No member of the heavy cast was turned down.");
  const member = person(ask);
  await member.api(accountsApi.login, { body: { email: found.email, password: heavyPassword } });
  return member;
}
