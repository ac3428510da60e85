import { expect, test } from "vitest";
import { StartError } from "#server/platform/process/start-error.ts";
import { createTestSite } from "#server/testing/site/test-app.ts";
import { team } from "#team.config.ts";
import { teamVersions } from "./team.table.ts";
import { defaultsFrom } from "./team-file.format.ts";

const { crafts, ...about } = team.about;
const groups = crafts.map(({ title, text }) => ({ title, text }));
/** As an earlier release had it: what the team does without marks, and a fact that is gone. */
const olderFile = { ...team, about: { ...about, groups }, photos: [] };
const marks = ["COM", "CON", "PRO"];

test("a site starts with an earlier release's file, and says what it no longer knows", async () => {
  const { team: defaults, warnings } = defaultsFrom(olderFile);
  expect(warnings).toEqual(["team.config.ts: this release has no fact photos."]);
  const site = await createTestSite({}, { team: defaults });
  expect(site.app.team.about.crafts).toEqual(groups.map((group, index) => ({ mark: marks[index], ...group })));
  expect({ ...site.app.team, about }).toEqual({ ...team, about });
  expect((await site.app.inject({ url: "/news/feed.xml" })).statusCode).toBe(200);
  await site.close();
});

test("facts that an earlier release stored are shown in their present shape", async () => {
  const site = await createTestSite();
  const stored = { facts: { about: { groups } }, savedBy: "Ada", version: 1, number: 1, publishedAt: new Date() };
  await site.db.insert(teamVersions).values({ id: "01980000-0000-7000-8000-000000000001", ...stored });
  await site.app.readTeam();
  expect(site.app.team.about.crafts.map(({ mark }) => mark)).toEqual(marks);
  await site.close();
});

test("a plan's price in dollars becomes an amount, and a plan that has one stays", () => {
  const now = { name: "Season", amount: 40, period: "per season" };
  const plans = [{ name: "Monthly", price: "$5", per: "per month", badge: "NEW" }, now];
  const {
    currency: _currency,
    locale: _locale,
    weekStart: _weekStart,
    ...older
  } = { ...team, subscription: { ...team.subscription, plans } };
  const { team: defaults, warnings } = defaultsFrom(older);
  expect(warnings).toEqual([]);
  expect(defaults).toMatchObject({ currency: "USD", locale: "en-GB", weekStart: "Sunday" });
  expect(defaults.subscription.plans).toEqual([{ name: "Monthly", badge: "NEW", amount: 5, period: "per month" }, now]);
});

test.each([
  ["$25K", 25_000],
  ["$1.5M", 1_500_000],
  ["over £12,400", 12_400],
  ["None yet", 0],
])("prize money of %j becomes the amount %d", (prizeMoney, amount) => {
  const { team: defaults } = defaultsFrom({ ...team, hero: { ...team.hero, prizeMoney } });
  expect(defaults.hero).toEqual({ ...team.hero, prizeMoney: amount });
});

const fiveAddresses = {
  twitch: "https://twitch.example/summit",
  discord: "https://discord.example/summit",
  youtube: "https://youtube.example/summit",
  tiktok: "https://tiktok.example/summit",
  twitter: "https://twitter.example/summit",
};

test("five addresses become a list, in the order in which pages showed them", () => {
  const { team: defaults, warnings } = defaultsFrom({ ...team, socials: fiveAddresses });
  expect(warnings).toEqual([]);
  expect(defaults.socials).toEqual(
    (["twitter", "tiktok", "youtube", "discord", "twitch"] as const).map((platform) => ({
      platform,
      url: fiveAddresses[platform],
    })),
  );
});

test("one address that an earlier release stored changes that of the defaults, and keeps the others", async () => {
  const kick = { platform: "kick", url: "https://kick.example/summit" } as const;
  const twitch = { platform: "twitch", url: "https://twitch.example/old" } as const;
  const site = await createTestSite({}, { team: { ...team, socials: [kick, twitch] } });
  const { twitch: newer, discord } = fiveAddresses;
  const facts = { socials: { discord, twitch: newer } };
  const stored = { facts, savedBy: "Ada", version: 1, number: 1, publishedAt: new Date() };
  await site.db.insert(teamVersions).values({ id: "01980000-0000-7000-8000-000000000001", ...stored });
  await site.app.readTeam();
  expect(site.app.team.socials).toEqual([
    kick,
    { platform: "twitch", url: newer },
    { platform: "discord", url: discord },
  ]);
  await site.close();
});

test("merchandise that was drawn still is, and a picture stays", () => {
  const item = { name: "Scarf", description: "Wool", storeUrl: "https://shop.example/scarf" };
  const merch = ["jersey", "/media/scarf.webp"].map((image) => ({ ...item, image }));
  const { team: defaults, warnings } = defaultsFrom({ ...team, merch });
  expect(warnings).toEqual([]);
  expect(defaults.merch).toEqual([
    { ...item, drawing: "jersey" },
    { ...item, image: "/media/scarf.webp" },
  ]);
});

test("the accent of pressed buttons is derived now, and a file may still have it", () => {
  const { team: defaults, warnings } = defaultsFrom({ ...team, brand: { ...team.brand, accentPressed: "#c97f04" } });
  expect(warnings).toEqual([]);
  expect(defaults.brand).toEqual(team.brand);
});

test("a site starts with colours that can't be read on each other, and says so", () => {
  const { warnings } = defaultsFrom({ ...team, brand: { ground: "#ffffff", paper: "#101418", accent: "#dddddd" } });
  expect(warnings).toEqual([
    expect.stringMatching(/^team\.config\.ts: brand\.accent: The accent on raised panels has a /),
  ]);
});

test("a file whose facts can't be used ends the start with all that is wrong", () => {
  const wrong = { ...team, wordmark: "no", brand: { ...team.brand, ground: "white" }, hero: undefined };
  expect(() => defaultsFrom(wrong)).toThrow(
    new StartError(
      [
        "team.config.ts has facts that can’t be used:",
        "wordmark: Please enter 2 to 16 capital letters, figures or spaces",
        "hero.prizeMoney: Please enter an amount such as 49 or 49.50",
        "hero.yearsActive: This field is required",
        "brand.ground: Please enter a colour such as #f59e0b",
      ].join("\n    "),
    ),
  );
});

test("a file from before the home page's order and sponsors keeps its texts, and gets the rest", () => {
  const { home, sponsors: _sponsors, notFound: _notFound, ...others } = team;
  const older = { ...others, sections: { team: "Everyone who plays.", contact: "Say hello." } };
  const { team: defaults, warnings } = defaultsFrom(older);
  expect(warnings).toEqual([]);
  expect(defaults.home.leads).toMatchObject({ team: "Everyone who plays.", contact: "Say hello.", news: "" });
  expect(defaults.home.sections).toEqual(home.sections);
  expect(defaults.home.headings).toEqual(home.headings);
  expect([defaults.home.countdown, defaults.sponsors]).toEqual(["", []]);
  expect(defaults.notFound.title).toBe("This page isn’t here.");
});

test("a file from before points were facts keeps the usual words and ways to earn them, and promises no time", () => {
  const { name, invitation } = team.programme;
  const { team: defaults, warnings } = defaultsFrom({ ...team, programme: { name, invitation, delivery: "by post" } });
  expect(warnings).toEqual([]);
  const { unit, ways, awards } = team.programme;
  expect(defaults.programme).toEqual({ isOn: true, name, invitation, unit, ways, awards, delivery: "by post" });
});

test("the one game of an earlier release becomes a list, which wins over it where a file has both", () => {
  const { games: _games, ...older } = { ...team, sport: "Marble Racing" };
  const { team: defaults, warnings } = defaultsFrom(older);
  expect(warnings).toEqual([]);
  expect(defaults.games).toEqual([{ name: "Marble Racing" }]);
  expect(defaultsFrom({ ...older, games: [{ name: "Curling" }] }).team.games).toEqual([{ name: "Curling" }]);
});
