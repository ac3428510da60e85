import { createHash } from "node:crypto";
import { afterEach, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { accountsApi } from "#contract/accounts/endpoints.ts";
import type { PersonalData } from "#contract/accounts/schemas.ts";
import { personFilePath, teamTexts } from "#contract/team/admin/constants.ts";
import { teamAdminApi } from "#contract/team/admin/endpoints.ts";
import { teamApi } from "#contract/team/endpoints.ts";
import { auditLog } from "#server/features/audit-log/audit-log.table.ts";
import { purgePictures } from "#server/features/uploads/unused-pictures.service.ts";
import { media } from "#server/features/uploads/uploads.table.ts";
import { features } from "#server/features.ts";
import { busyMember } from "#server/testing/cast/busy-member.ts";
import { signedInStaff } from "#server/testing/cast/cast.ts";
import { recordedChanges } from "#server/testing/records/recorded-changes.ts";
import { useSite } from "#server/testing/site/use-site.ts";
import { team as defaults } from "#team.config.ts";
import { teamVersions } from "./team.table.ts";

const site = useSite();
type Staff = Awaited<ReturnType<typeof signedInStaff>>;
let admin: Staff;
let chief: Staff;
const bytes = Buffer.from("photo");
const hash = createHash("sha256").update(bytes).digest("hex");
const picture = `/media/${hash}.webp`;
const mona = { name: 'Mona "Mo" Høy', title: "Climber", about: "Went up first.", picture };
const siri = { name: "Siri Sund", title: "Cook", about: "Keeps us going." };
const monas = ["Mona", "Climber", "Went up first", picture];

beforeAll(async () => {
  admin = await signedInStaff(site(), "admin", "Ada Admin");
  chief = await signedInStaff(site(), "chief", "Cho Chief");
});
beforeEach(async () => {
  await site().db.delete(teamVersions);
  await site().db.delete(auditLog);
  await site().app.readTeam();
});
afterEach(() => site().db.delete(media));

const look = () => admin.api(teamAdminApi.get);
const people = ({ api } = admin) => api(teamAdminApi.listPeople);
const forget = (name: string, { api } = admin) => api(teamAdminApi.forgetPerson, { body: { name } });
const change = (changes: Record<string, unknown>) =>
  admin.api(teamAdminApi.change, { body: { changes: changes as never } }); // any JSON
const publish = () => admin.api(teamAdminApi.publish, { body: {} });
/** Everything that is stored of the facts, as text. */
const stored = async () =>
  JSON.stringify([await site().db.select().from(teamVersions), await site().db.select().from(auditLog)]);
const leaders = async () => (await site().api(teamApi.get)).about.leadership.map(({ name }) => name);

/** Mona is in every kind of place: two lists, earlier versions, the draft and the audit log. */
async function presentMona() {
  await change({ "about.leadership": [mona, siri], "management.chiefs": [mona], "management.heads": [] });
  await publish();
  await change({ "about.leadership": [mona, { ...siri, title: "Chef" }] });
  await publish();
  await change({ "about.leadership": [siri, mona], tagline: "Higher still." });
}

describe("forgetting a person", () => {
  test("takes them out of what's published, the draft, all versions and the audit log, and nobody else", async () => {
    await presentMona();
    for (const part of monas) expect(await stored()).toContain(part);
    const desk = await forget(mona.name);
    for (const part of monas) expect(await stored()).not.toContain(part);
    expect(await leaders()).toEqual([siri.name]);
    expect(desk.published.facts.management.chiefs).toEqual([]);
    expect(desk.published.facts.about.leadership).toEqual([{ ...siri, title: "Chef" }]);
    expect(desk.draft?.facts).toMatchObject({ tagline: "Higher still.", about: { leadership: [siri] } });
    expect(await people()).not.toContain(mona.name);
    expect(await people()).toContain(siri.name);
    await admin.api(teamAdminApi.restore, { params: { number: 1 } });
    expect(await leaders()).toEqual([siri.name]);
  });

  test("is a publication by whoever did it, and the audit log doesn't say who was forgotten", async () => {
    await presentMona();
    const { published, history } = await forget(mona.name);
    expect(published.number).toBe(3);
    expect(history[0]).toMatchObject({ number: 3, by: "Ada Admin" });
    expect(await recordedChanges(site(), "team.forget")).toMatchObject([
      { actor: "Ada Admin", target: "version 3", before: null, after: { versions: 3 } },
    ]);
  });

  test("who is only in the history publishes nothing", async () => {
    await presentMona();
    await change({ "about.leadership": [siri], "management.chiefs": [] });
    await publish();
    const { published, history } = await forget(mona.name);
    expect([published.number, history.length]).toEqual([3, 3]);
    expect(await stored()).not.toContain("Mona");
  });

  test("who was only in a draft that was discarded leaves the audit log", async () => {
    await change({ "about.leadership": [mona] });
    await admin.api(teamAdminApi.discard);
    expect(await people()).toContain(mona.name);
    expect((await forget(mona.name)).history).toEqual([]);
    expect(await stored()).not.toContain("Mona");
  });

  test("who comes from the default is left out of every version, also of those that didn't edit the list", async () => {
    const [person] = defaults.about.leadership;
    await change({ tagline: "Up." });
    await publish();
    await change({ tagline: "Higher still." });
    await forget(person?.name ?? "");
    expect(await leaders()).not.toContain(person?.name);
    await publish();
    expect(await leaders()).not.toContain(person?.name);
    await admin.api(teamAdminApi.restore, { params: { number: 1 } });
    expect(await leaders()).not.toContain(person?.name);
    expect((await look()).published.facts.tagline).toBe("Up.");
  });

  test("lets someone who edits the draft notice", async () => {
    await presentMona();
    const before = (await look()).draft?.version ?? 0;
    await forget(mona.name);
    const stale = admin.api(teamAdminApi.change, { body: { version: before, changes: { tagline: "Down." } } });
    await expect(stale).rejects.toMatchObject({ status: 409 });
  });

  test("leaves their photo unused, so that it's removed like any other", async () => {
    const createdAt = new Date(Date.now() - 48 * 60 * 60_000);
    await site().db.insert(media).values({ hash, bytes, contentType: "image/webp", width: 1, height: 1, createdAt });
    await presentMona();
    await purgePictures(site().db, features);
    expect(await site().db.$count(media)).toBe(1);
    await forget(mona.name);
    await purgePictures(site().db, features);
    expect(await site().db.$count(media)).toBe(0);
  });

  test("whom nobody knows, or who was forgotten meanwhile, changes nothing", async () => {
    await presentMona();
    const before = await stored();
    await expect(forget("Mona")).rejects.toMatchObject({ status: 404, sentence: teamTexts.nobody });
    expect(await stored()).toBe(before);
  });

  test("is for admins", async () => {
    await expect(people(chief)).rejects.toMatchObject({ status: 403 });
    await expect(forget(mona.name, chief)).rejects.toMatchObject({ status: 403 });
  });
});

describe("what is kept of a person, as a page for them", () => {
  const fileOf = (name: string, { headers } = admin) =>
    site().app.inject({ url: `${personFilePath}?${new URLSearchParams({ name })}`, headers });

  test("has all that any version, the draft and the audit log say, and nothing of anyone else", async () => {
    await presentMona();
    const { body, headers, statusCode } = await fileOf(mona.name);
    expect([statusCode, headers["content-type"]]).toEqual([200, "text/html; charset=utf-8"]);
    expect(headers["content-disposition"]).toMatch(/^attachment; filename="[a-z-]+-person\.html"$/);
    for (const part of monas) expect(body).toContain(part);
    const titles = [...body.matchAll(/<h2>(.*?)<\/h2>/g)].map(([, title]) => title);
    expect(titles).toEqual(["What the site says about you", "What its versions say", "What the log of changes says"]);
    expect(body).toContain("<dt>Versions</dt><dd>1, 2, draft</dd>");
    for (const part of Object.values(siri)) expect(body).not.toContain(part);
  });

  test("has what the site began with", async () => {
    const [person] = defaults.about.leadership;
    expect((await fileOf(person?.name ?? "")).body).toContain("What the site began with");
  });

  test("isn't there for somebody whom nobody knows, or once they were forgotten", async () => {
    await presentMona();
    expect((await fileOf("Mona")).statusCode).toBe(404);
    await forget(mona.name);
    expect((await fileOf(mona.name)).statusCode).toBe(404);
  });

  test("is for admins", async () => {
    await presentMona();
    expect((await fileOf(mona.name, chief)).statusCode).toBe(403);
  });
});

test("a member's export says what visitors read about someone of exactly their name, and nothing unpublished", async () => {
  const { browser } = await busyMember(site(), "ida");
  const name = "ida Sample";
  const about = { title: "Climber", about: "Went up first." };
  await change({ "about.leadership": [{ name, ...about }, siri], "management.chiefs": [], "management.heads": [] });
  const presented = async () => {
    const { sections } = (await browser.call(accountsApi.exportData)).json<PersonalData>();
    return sections.find(({ title }) => title === "What the site says about you")?.rows;
  };
  expect(await presented()).toBeUndefined();
  await publish();
  expect(await presented()).toEqual([{ name, ...about }]);
});
