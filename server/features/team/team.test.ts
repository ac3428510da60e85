import { beforeAll, beforeEach, describe, expect, test } from "vitest";
import type { StaffRole } from "#contract/staff/roles.ts";
import { teamFilePath, teamTexts } from "#contract/team/admin/constants.ts";
import { teamAdminApi } from "#contract/team/admin/endpoints.ts";
import { teamApi } from "#contract/team/endpoints.ts";
import { auditLog } from "#server/features/audit-log/audit-log.table.ts";
import { signedInStaff, signedInTemporary } from "#server/testing/cast/cast.ts";
import { recordedChanges } from "#server/testing/records/recorded-changes.ts";
import { useSite } from "#server/testing/site/use-site.ts";
import { team as defaults } from "#team.config.ts";
import { publishScheduledTeam } from "./team.service.ts";
import { teamVersions } from "./team.table.ts";

const site = useSite();
type Staff = Awaited<ReturnType<typeof signedInStaff>>;
let admin: Staff;
let chief: Staff;

beforeAll(async () => {
  admin = await signedInStaff(site(), "admin", "Ada Admin");
  chief = await signedInStaff(site(), "chief", "Cho Chief");
});
beforeEach(async () => {
  await site().db.delete(teamVersions);
  await site().db.delete(auditLog);
  await site().app.readTeam();
});

const look = ({ api } = admin) => api(teamAdminApi.get);
const change = (changes: Record<string, unknown>, { api } = admin) =>
  api(teamAdminApi.change, { body: { changes: changes as never } }); // any JSON
const publish = ({ api } = admin) => api(teamAdminApi.publish, { body: {} });
const changeAndPublish = async (changes: Record<string, unknown>, by = admin) => {
  await change(changes, by);
  return publish(by);
};
const answerToPublish = () => {
  const { method, path: url } = teamAdminApi.publish;
  return site().app.inject({ method, url, headers: admin.headers, payload: {} });
};
const titleOf = async () => (await site().app.inject({ url: "/api/openapi.json" })).json().info.title;
const feed = async () => (await site().app.inject({ url: "/news/feed.xml" })).body;
const refused = (fields: Record<string, string>) => ({ status: 400, fields });

test("looking at the facts of a new site shows the defaults, and makes no draft", async () => {
  const nothing = { published: { number: null, facts: defaults, edited: [] }, defaults, draft: null, history: [] };
  expect(await look()).toEqual(nothing);
  expect(await look(chief)).toEqual(nothing);
  expect(await site().db.$count(teamVersions)).toBe(0);
});

test("the call for the facts follows a publication, and leaves out what only documents show", async () => {
  const { legal, hero: _h, about, ...others } = defaults;
  const { labels: _l, ...home } = defaults.home;
  const expected = {
    ...others,
    legal: { minimumAge: legal.minimumAge },
    home: { ...home, leads: { social: home.leads.social } },
    about: { leadership: about.leadership },
  };
  expect(await site().api(teamApi.get)).toEqual(expected);
  const sponsors = [{ name: "Rope & Ladder", text: "They hold us up." }];
  await changeAndPublish({ name: "Summit", "about.title": "We climb.", "home.leads.news": "From the top.", sponsors });
  const after = { ...expected, name: "Summit", sponsors: [{ name: "Rope & Ladder" }] };
  expect(await site().api(teamApi.get)).toEqual(after);
  const { body } = await site().app.inject({ url: "/login" });
  const { letters: _letters, ...inPage } = JSON.parse(/id="team-facts">([^<]+)</.exec(body)?.[1] ?? "");
  expect(inPage).toEqual(after);
});

describe("a draft", () => {
  test("changes facts by their paths, and nothing that visitors see", async () => {
    const { draft, published } = await change({
      name: "Summit",
      "about.title": "We climb.",
      merch: [defaults.merch[0]],
    });
    expect(draft).toMatchObject({
      version: 1,
      changed: ["name", "merch", "about.title"],
      by: "Ada Admin",
      scheduledAt: null,
      facts: { name: "Summit", tagline: defaults.tagline, merch: [{ name: defaults.merch[0]?.name }] },
    });
    expect(draft?.facts.about).toEqual({ ...defaults.about, title: "We climb." });
    expect(published).toMatchObject({ number: null, facts: { name: defaults.name } });
    expect(await titleOf()).toBe(`${defaults.name} API`);
  });

  test("keeps earlier changes, and null puts a fact back to its default", async () => {
    await change({ name: "Summit", "about.title": "We climb." });
    expect((await change({ name: null, tagline: "Up." }, chief)).draft).toMatchObject({
      version: 2,
      changed: ["tagline", "about.title"],
      by: "Cho Chief",
    });
    const [row] = await site().db.select().from(teamVersions);
    expect(row?.facts).toEqual({ tagline: "Up.", about: { title: "We climb." } });
  });

  test("stores no fact that is the same as its default", async () => {
    await change({ name: "Summit", "hero.yearsActive": defaults.hero.yearsActive });
    const [row] = await site().db.select().from(teamVersions);
    expect(row?.facts).toEqual({ name: "Summit" });
  });

  test("refuses all changes if one is wrong, with a sentence for each", async () => {
    const wrong = {
      name: "Summit",
      wordmark: "no",
      timeZone: "Europe/Olso",
      "brand.accent": "amber",
      values: [],
      about: { title: "x" },
      __proto__x: 1,
      "about.values": [{ title: "One", text: "" }],
    };
    const response = change(wrong);
    await expect(response).rejects.toMatchObject(
      refused({
        wordmark: "Please enter 2 to 16 capital letters, figures or spaces",
        timeZone: "Please enter a time zone such as Europe/London",
        "brand.accent": "Please enter a colour such as #f59e0b",
        values: teamTexts.unknown,
        about: teamTexts.notOne,
        __proto__x: teamTexts.unknown,
        "about.values.0.text": "This field is required",
      }),
    );
    expect((await look()).draft).toBeNull();
  });

  test("that someone else has changed since is refused with what is stored now", async () => {
    const { api } = admin;
    const { draft } = await api(teamAdminApi.change, { body: { version: 0, changes: { name: "Summit" } } });
    const stale = chief.api(teamAdminApi.change, { body: { version: 0, changes: { tagline: "Up." } } });
    await expect(stale).rejects.toMatchObject({
      status: 409,
      current: { draft: { version: draft?.version, facts: { name: "Summit" } } },
    });
    await expect(chief.api(teamAdminApi.publish, { body: { version: 7 } })).rejects.toMatchObject({ status: 409 });
    expect((await look()).draft).toMatchObject({ version: 1, facts: { tagline: defaults.tagline } });
  });

  test("is one, however many people begin it at once", async () => {
    const paths = ["name", "tagline", "intro", "description", "location"];
    await Promise.all(paths.map((path) => change({ [path]: "Together" })));
    expect((await look()).draft).toMatchObject({ version: 5, changed: paths });
  });

  test("can be discarded, and a later one isn't taken for it", async () => {
    const { draft } = await changeAndPublish({ name: "Summit" }).then(() => change({ name: "Ridge" }));
    await admin.api(teamAdminApi.discard);
    await admin.api(teamAdminApi.discard);
    expect(await look()).toMatchObject({ draft: null, published: { number: 1, facts: { name: "Summit" } } });
    expect(draft?.version).toBe(3);
    expect(await recordedChanges(site(), "team.discard")).toMatchObject([{ before: { name: "Ridge" } }]);
  });
});

describe("publishing", () => {
  test("shows the facts everywhere at once, and keeps what was there before", async () => {
    await feed();
    const { published, draft, history } = await changeAndPublish({ name: "Summit", contactEmail: "hi@summit.example" });
    expect(published).toMatchObject({ number: 1, facts: { name: "Summit" }, edited: ["name", "contactEmail"] });
    expect(draft).toBeNull();
    expect(history).toMatchObject([{ number: 1, by: "Ada Admin", changed: ["name", "contactEmail"] }]);
    expect(site().app.team.name).toBe("Summit");
    expect(await titleOf()).toBe("Summit API");
    expect(await feed()).toContain("<title>Summit news</title>");
    expect((await changeAndPublish({ name: null }, chief)).history).toMatchObject([
      { number: 2, by: "Cho Chief", changed: ["name"] },
      { number: 1, changed: ["name", "contactEmail"] },
    ]);
    expect(await feed()).toContain(`<title>${defaults.name} news</title>`);
    expect(await recordedChanges(site(), "team.publish")).toMatchObject([
      { actor: "Ada Admin", target: "version 1", before: { name: defaults.name }, after: { name: "Summit" } },
      { actor: "Cho Chief", target: "version 2", before: { name: "Summit" }, after: { name: defaults.name } },
    ]);
  });

  test("draws cards anew", async () => {
    const card = async () => (await site().app.inject({ url: "/cards/site.png" })).headers.etag;
    const before = await card();
    await changeAndPublish({ wordmark: "SUMMIT" });
    expect(await card()).not.toBe(before);
    await changeAndPublish({ wordmark: null });
    expect(await card()).toBe(before);
  });

  test("has the browser drop drawings in the former colours", async () => {
    await change({ name: "Summit" });
    expect((await answerToPublish()).headers).not.toHaveProperty("clear-site-data");
    await change({ "brand.accent": "#ff8800" });
    expect((await answerToPublish()).headers).toMatchObject({ "clear-site-data": '"cache"' });
  });

  test("is refused if there's nothing to publish", async () => {
    await expect(publish()).rejects.toMatchObject({
      status: 409,
      message: expect.stringContaining(teamTexts.noChange),
    });
    await change({ name: defaults.name });
    await expect(publish()).rejects.toMatchObject({ status: 409 });
  });

  test("can be undone until something newer is published, and gives the draft back", async () => {
    await changeAndPublish({ name: "Summit" });
    await changeAndPublish({ name: "Ridge", tagline: "Up." });
    const undo = (number: number) => admin.api(teamAdminApi.undo, { body: { number } });
    await expect(undo(1)).rejects.toMatchObject({ status: 409 });
    await expect(undo(3)).rejects.toMatchObject({ status: 404 });
    expect(await undo(2)).toMatchObject({
      published: { number: 3, facts: { name: "Summit", tagline: defaults.tagline } },
      draft: { changed: ["name", "tagline"], facts: { name: "Ridge", tagline: "Up." } },
    });
    expect(site().app.team.name).toBe("Summit");
    expect(await recordedChanges(site(), "team.undo")).toMatchObject([
      { target: "version 3", after: { name: "Summit" } },
    ]);
  });

  test("the first publication can be undone too", async () => {
    await changeAndPublish({ name: "Summit" });
    const undone = await admin.api(teamAdminApi.undo, { body: { number: 1 } });
    expect(undone.published).toMatchObject({ number: 2, edited: [], facts: defaults });
  });

  test("an earlier version can be published again, while the draft stays", async () => {
    for (const name of ["One", "Two", "Three"]) await changeAndPublish({ name });
    await change({ tagline: "Up." });
    const restore = (number: string) => admin.api(teamAdminApi.restore, { params: { number } });
    expect(await restore("1")).toMatchObject({
      published: { number: 4, facts: { name: "One" } },
      draft: { facts: { tagline: "Up." } },
    });
    await expect(restore("1")).rejects.toMatchObject({ status: 409 });
    await expect(restore("9")).rejects.toMatchObject({ status: 404 });
    expect(await recordedChanges(site(), "team.restore")).toMatchObject([
      { target: "version 4", before: { name: "Three" } },
    ]);
  });
});

describe("a scheduled draft", () => {
  const tomorrow = new Date(Date.now() + 86_400_000);
  const schedule = (at = tomorrow.toISOString()) => chief.api(teamAdminApi.publish, { body: { at } });

  test("is published at its time, once, by the name of who scheduled it", async () => {
    await change({ name: "Summit" });
    expect((await schedule()).draft).toMatchObject({ scheduledAt: tomorrow.toISOString(), by: "Cho Chief" });
    const { db, app } = site();
    await publishScheduledTeam(db, new Date(tomorrow.getTime() - 1));
    expect(app.team.name).toBe(defaults.name);
    await Promise.all([tomorrow, tomorrow, tomorrow].map((at) => publishScheduledTeam(db, at)));
    await app.readTeam();
    expect(app.team.name).toBe("Summit");
    expect(await look()).toMatchObject({ draft: null, history: [{ number: 1, by: "Cho Chief" }] });
    expect(await recordedChanges(site(), "team.publish")).toMatchObject([{ actor: "Scheduled publication" }]);
    expect(await recordedChanges(site(), "team.schedule")).toMatchObject([{ actor: "Cho Chief" }]);
  });

  test("keeps its time when it's edited, and can be kept from being published", async () => {
    await change({ name: "Summit" });
    await schedule();
    expect((await change({ tagline: "Up." })).draft).toMatchObject({ scheduledAt: tomorrow.toISOString() });
    expect((await admin.api(teamAdminApi.unschedule)).draft).toMatchObject({ scheduledAt: null });
    await publishScheduledTeam(site().db, tomorrow);
    expect((await look()).published.number).toBeNull();
  });

  test("can't be for the past", async () => {
    await change({ name: "Summit" });
    await expect(schedule("2026-01-01T00:00:00Z")).rejects.toMatchObject(refused({ at: teamTexts.past }));
  });
});

test("the currency, the locale, the time zone and amounts are refused with a sentence if they can't be used", async () => {
  const wrong = { currency: "XYZ", locale: "en_GB", timeZone: "Mars/Base", weekStart: "Friday", "hero.prizeMoney": -1 };
  await expect(change(wrong)).rejects.toMatchObject(
    refused({
      currency: "Please enter a currency’s three letters, such as USD, EUR or NOK",
      locale: "Please enter a language and a country, such as en-GB or nb-NO",
      timeZone: "Please enter a time zone such as Europe/London",
      weekStart: "Please choose Monday, Sunday or Saturday",
      "hero.prizeMoney": "Please enter an amount such as 49 or 49.50",
    }),
  );
  const plan = { name: "Season", amount: 1.234, period: "per season" };
  await expect(change({ "subscription.plans": [plan] })).rejects.toMatchObject(
    refused({ "subscription.plans.0.amount": "Please enter an amount such as 49 or 49.50" }),
  );
  const plans = Array.from({ length: 5 }, () => ({ ...plan, amount: 1 }));
  await expect(change({ "subscription.plans": plans })).rejects.toMatchObject(
    refused({ "subscription.plans": "Please use 4 plans at most" }),
  );
});

describe("a file", () => {
  const importFile = (facts: object, { api } = admin) =>
    api(teamAdminApi.importFile, { body: { facts: facts as never } }); // any JSON

  test("has all published facts, and becomes the draft elsewhere", async () => {
    await changeAndPublish({ name: "Summit", "about.title": "We climb." });
    const { body, headers } = await site().app.inject({ url: teamFilePath, headers: chief.headers });
    expect(headers).toMatchObject({
      "content-type": "application/json; charset=utf-8",
      "content-disposition": `attachment; filename="${defaults.wordmark.toLowerCase()}-team.json"`,
      "cache-control": "no-store",
    });
    const file = JSON.parse(body);
    expect(file).toEqual({ ...defaults, name: "Summit", about: { ...defaults.about, title: "We climb." } });
    await site().db.delete(teamVersions);
    const { draft } = await importFile(file);
    expect(draft).toMatchObject({ changed: ["name", "about.title"], facts: { name: "Summit" } });
    const [row] = await site().db.select().from(teamVersions);
    expect(row?.facts).toEqual({ name: "Summit", about: { title: "We climb." } });
    expect(await recordedChanges(site(), "team.import")).toMatchObject([{ after: { name: "Summit" } }]);
  });

  test("puts facts that it leaves out back to their defaults", async () => {
    await changeAndPublish({ name: "Summit" });
    expect((await importFile({ tagline: "Up." })).draft).toMatchObject({ changed: ["name", "tagline"] });
  });

  test("is refused with everything that is wrong with it", async () => {
    const wrong = {
      wordmark: "no",
      brand: { ...defaults.brand, ground: "white" },
      about: "nothing",
      merch: [{ ...defaults.merch[0], prize: 5 }],
      photos: [],
    };
    await expect(importFile(wrong)).rejects.toMatchObject(
      refused({
        wordmark: "Please enter 2 to 16 capital letters, figures or spaces",
        "brand.ground": "Please enter a colour such as #f59e0b",
        about: teamTexts.unknown,
        "merch.0.prize": teamTexts.unknown,
        photos: teamTexts.unknown,
      }),
    );
    expect((await look()).draft).toBeNull();
  });
});

describe("the legal facts and the points programme", () => {
  const legal = { "legal.operator": "Summit Ltd" };

  test("are changed by admins only, whatever way a chief tries", async () => {
    await expect(change({ ...legal, "programme.name": "Coins" }, chief)).rejects.toMatchObject(
      refused({ "legal.operator": teamTexts.forAdmins, "programme.name": teamTexts.forAdmins }),
    );
    const file = { legal: { operator: "Summit Ltd" } };
    await expect(chief.api(teamAdminApi.importFile, { body: { facts: file } })).rejects.toMatchObject({ status: 400 });
    await change(legal);
    const forbidden = { status: 403 };
    await expect(publish(chief)).rejects.toMatchObject(forbidden);
    await expect(chief.api(teamAdminApi.discard)).rejects.toMatchObject(forbidden);
    await publish();
    await expect(chief.api(teamAdminApi.undo, { body: { number: 1 } })).rejects.toMatchObject(forbidden);
    await changeAndPublish({ "legal.operator": null });
    await expect(chief.api(teamAdminApi.restore, { params: { number: "1" } })).rejects.toMatchObject(forbidden);
    expect((await look()).history).toHaveLength(2);
  });

  test("don't keep a chief from other facts of the same draft", async () => {
    await change(legal);
    expect((await change({ tagline: "Up." }, chief)).draft).toMatchObject({ changed: ["tagline", "legal.operator"] });
  });
});

test.each(["admin", "chief", "management"] as const)(
  "a guest who is %s for a while has that role's rights",
  async (role) => {
    const guest = await signedInTemporary(site(), role satisfies StaffRole);
    const send = (payload: object) =>
      site().app.inject({ method: "PATCH", url: teamAdminApi.change.path, headers: { cookie: guest.cookie }, payload });
    const statuses = [
      (await send({ changes: { name: "Summit" } })).statusCode,
      (await send({ changes: { "legal.operator": "x" } })).statusCode,
    ];
    expect(statuses).toEqual({ admin: [200, 200], chief: [200, 400], management: [403, 403] }[role]);
  },
);

test("a last day for applications before the first may stand in a draft, but isn't published or imported", async () => {
  const wrong = refused({ "join.moderator.closes": "Please choose a last day that isn’t before the first" });
  await change({ "join.moderator.opens": "2027-06-30", "join.moderator.closes": "2027-06-01" });
  await expect(publish()).rejects.toMatchObject(wrong);
  const facts = { join: { moderator: { opens: "2027-06-30", closes: "2027-06-01" } } };
  await expect(admin.api(teamAdminApi.importFile, { body: { facts: facts as never } })).rejects.toMatchObject(wrong);
  await expect(change({ "join.moderator.closes": "30 June" })).rejects.toMatchObject(
    refused({ "join.moderator.closes": "Please enter a day such as 2027-06-30" }),
  );
  await change({ "join.moderator.opens": "2027-06-01" });
  await publish();
  expect(site().app.team.join.moderator).toMatchObject({ opens: "2027-06-01", closes: "2027-06-01" });
});

describe("colours that can't be read on each other", () => {
  const pale = { "brand.ground": "#ffffff" };
  const sentence = expect.stringMatching(
    /^Paper on the ground has a contrast of [\d.]+:1, and needs 7:1\. The nearest colour that works is #\w{6}$/,
  );

  test("may stand in a draft, but aren't published or scheduled", async () => {
    await change(pale);
    await expect(publish()).rejects.toMatchObject(
      refused({ "brand.paper": sentence, "brand.accent": expect.anything() }),
    );
    const later = new Date(Date.now() + 3_600_000).toISOString();
    await expect(admin.api(teamAdminApi.publish, { body: { at: later } })).rejects.toMatchObject({ status: 400 });
    await change({ "brand.paper": "#101418", "brand.accent": "#1d4ed8" });
    await publish();
    expect(site().app.team.brand).toEqual({ ground: "#ffffff", paper: "#101418", accent: "#1d4ed8" });
  });

  test("aren't put into a draft that publishes itself", async () => {
    await change({ tagline: "Up." });
    await admin.api(teamAdminApi.publish, { body: { at: new Date(Date.now() + 3_600_000).toISOString() } });
    await expect(change(pale)).rejects.toMatchObject({ status: 400 });
  });

  test("come back by undoing and restoring, as visitors saw them before colours were checked", async () => {
    const row = { number: 1, publishedAt: new Date(), savedBy: "Ada", version: 1 };
    const facts = { brand: { ground: "#ffffff" } };
    await site()
      .db.insert(teamVersions)
      .values({ id: "01980000-0000-7000-8000-000000000001", ...row, facts });
    await site().app.readTeam();
    await changeAndPublish({ "brand.ground": null });
    await admin.api(teamAdminApi.undo, { body: { number: 2 } });
    expect(site().app.team.brand.ground).toBe("#ffffff");
    await publish();
    await admin.api(teamAdminApi.restore, { params: { number: 1 } });
    expect(site().app.team.brand.ground).toBe("#ffffff");
  });

  test("are refused in a file", async () => {
    const file = admin.api(teamAdminApi.importFile, { body: { facts: { brand: { ground: "#ffffff" } } as never } });
    await expect(file).rejects.toMatchObject(refused({ "brand.paper": sentence, "brand.accent": expect.anything() }));
  });
});

test("facts that this release can't read get their defaults, and the others stay", async () => {
  const facts = { name: "Summit", brand: { accent: "url(x)", ground: "#000000" }, future: { a: 1 }, about: 5 };
  const row = {
    id: "01980000-0000-7000-8000-000000000001",
    number: 1,
    publishedAt: new Date(),
    savedBy: "Ada",
    version: 1,
  };
  await site()
    .db.insert(teamVersions)
    .values({ ...row, facts });
  await site().app.readTeam();
  expect(site().app.team).toEqual({ ...defaults, name: "Summit", brand: { ...defaults.brand, ground: "#000000" } });
  expect((await look()).published.facts.name).toBe("Summit");
  await changeAndPublish({ tagline: "Up." });
  const rows = await site().db.select().from(teamVersions);
  expect(rows.find(({ number }) => number === 2)?.facts).toEqual({ ...facts, tagline: "Up." });
});
