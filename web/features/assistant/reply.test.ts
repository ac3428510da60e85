import { expect, test } from "vitest";
import type { Achievement } from "#contract/achievements/schemas.ts";
import type { Player } from "#contract/players/schemas.ts";
import { addressOn } from "#contract/team/platforms.ts";
import type { Team } from "#contract/team.ts";
import { team } from "#web/testing/team.tsx";
import { formatMonth } from "#web/ui/format/dates.ts";
import type { Sources } from "./answer.ts";
import { reply, replyOn } from "./reply.ts";
import { offeredTopics, topicIds } from "./topics.ts";

const scarp: Player = {
  id: "01990000-0000-7000-8000-000000000001",
  gamertag: "Scarp_demo",
  realName: "Sam Specimen",
  role: "Pro Player",
  bio: "",
  specialty: "High ground retakes.",
  powerRanking: 12_480,
  earnings: 11_400,
  twitterUrl: null,
  twitchUrl: "https://twitch.example/scarp_demo",
  youtubeUrl: null,
  imageUrl: null,
  game: null,
};
const tarn: Player = {
  ...scarp,
  gamertag: "Tarn9_demo",
  realName: "Jo Placeholder",
  powerRanking: null,
  earnings: 600,
  twitchUrl: null,
};

const final: Achievement = {
  id: "01990000-0000-7000-8000-000000000002",
  title: "Winter Final",
  description: "",
  position: 1,
  prize: "$10,000",
  date: "2025-11-09",
  players: [],
  game: null,
};
const cup: Achievement = { ...final, title: "Demo Cup", prize: "Winner", date: "2024-11-03" };
const heat: Achievement = { ...final, title: "Heat B", position: 22, prize: "$400", date: "2024-08-25" };

const sources: Sources = {
  team,
  roster: async () => [tarn, scarp],
  results: async () => [heat, cup, final],
  totals: async () => ({ placements: 3, wins: 2, prizeMoney: 10_400, years: [], games: [] }),
  merchLinks: async () => ({ isEnabled: true }),
  fixtures: async () => [
    { title: "Solo Series", when: "Fri 27 Nov 2026, 18:00 in London", where: "Online" },
    { title: "Clip review", when: "Sat 28 Nov 2026, all day", where: "" },
  ],
};
const nothing = () => Promise.reject(new Error("503"));
const unreadable: Sources = {
  team,
  roster: nothing,
  results: nothing,
  totals: nothing,
  merchLinks: nothing,
  fixtures: nothing,
};

test("of equal places, the one with the larger prize comes first", async () => {
  const open = { ...final, title: "Open", prize: "$12,000,000", date: "2023-06-01" };
  const results = async () => [{ ...cup, date: "2026-01-01" }, final, open, heat];
  const { items } = await replyOn("tournaments", { ...sources, results });
  expect(items?.map(({ title }) => title)).toEqual(["Open", "Winter Final", "Demo Cup"]);
});

test("the roster is counted and its best player named", async () => {
  const { says, links } = await reply("players", sources);
  expect(says).toEqual([
    "Two on the roster. Scarp_demo leads with a power ranking of 12,480. Together they’ve earned $12,000, Scarp_demo the most.",
    "Scarp_demo and Tarn9_demo.",
  ]);
  expect(links).toEqual([{ label: "Meet the players", section: "team" }]);
});

test("a question that names a player is answered about them, with their channels", async () => {
  const { says, links } = await reply("how much has scarp earned", sources);
  expect(says[0]).toBe("Scarp_demo is Sam Specimen, Pro Player. Power ranking 12,480, earnings $11,400.");
  expect(links[0]).toEqual({ label: "Scarp_demo on Twitch", href: "https://twitch.example/scarp_demo" });
  expect((await reply("jo placeholder", sources)).says[0]).toContain("Power ranking N/A, earnings $600.");
});

test("results are summed up, with the best first and the newest of those", async () => {
  const { says, items } = await reply("wins", sources);
  expect(says[0]).toBe("Three placements so far, two of them first. $10,400 in total.");
  expect(items).toEqual([
    { mark: "1st", title: "Winter Final", note: "9 Nov 2025, $10,000" },
    { mark: "1st", title: "Demo Cup", note: "3 Nov 2024, Winner" },
    { mark: "22nd", title: "Heat B", note: "25 Aug 2024, $400" },
  ]);
});

test("an empty roster and a lack of results are stated plainly", async () => {
  const empty: Sources = { ...sources, roster: async () => [], results: async () => [] };
  expect((await reply("players", empty)).says).toEqual(["The roster is empty at the moment."]);
  expect((await reply("wins", empty)).says).toEqual(["There are no results yet."]);
});

test("merchandise links to the store only while its switch is on", async () => {
  const stores = team.merch.map(({ storeUrl }) => storeUrl);
  const hrefs = async (given: Sources) =>
    (await reply("merch", given)).links.flatMap((link) => ("href" in link ? [link.href] : []));
  expect(await hrefs(sources)).toEqual(stores);
  expect(await hrefs({ ...sources, merchLinks: async () => ({ isEnabled: false }) })).toEqual([]);
  expect(await hrefs(unreadable)).toEqual([]);
});

test("the assistant only speaks of what can be bought, and offers the topic if there is anything", async () => {
  const plan = { name: "Supporter", amount: 49, period: "per month" };
  const selling = (plans: (typeof plan)[], merch: Team["merch"]): Sources => ({
    ...sources,
    team: { ...team, currency: "EUR", merch, subscription: { ...team.subscription, plans } },
  });
  const label = ({ team: one }: Sources) => offeredTopics(one).find(({ id }) => id === "merchandise")?.label;
  const onlyPlans = selling([plan], []);
  expect(await reply("merch", onlyPlans)).toEqual({
    says: ["A subscription costs €49 per month. You can buy it in our Discord."],
    links: [{ label: "Subscription", section: "subscription" }],
  });
  const onlyMerch = selling([], team.merch);
  expect((await reply("merch", onlyMerch)).says).toHaveLength(1);
  const nothing = selling([], []);
  expect(await reply("merch", nothing)).toEqual({ says: ["There’s nothing to buy from us at the moment."], links: [] });
  expect([onlyPlans, onlyMerch, nothing].map(label)).toEqual(["Subscription", "Merchandise", undefined]);
});

const ofTeam = (facts: Partial<Team>): Sources => ({ ...sources, team: { ...team, ...facts } });
const says = async (question: string, facts: Partial<Team>) => (await reply(question, ofTeam(facts))).says.join(" ");
const offers = (facts: Partial<Team>) => offeredTopics({ ...team, ...facts }).map(({ id }) => id);

test("a team that doesn't stream isn't said to, and the topic isn't offered", async () => {
  const assistant = { ...team.assistant, streaming: "" };
  const on = (platform: "twitch" | "youtube") => ({ platform, url: `https://${platform}.example/summit` });
  const silent = { assistant, socials: [] };
  expect(await reply("do you stream", ofTeam(silent))).toEqual({
    says: ["We don’t stream at the moment."],
    links: [{ label: "Latest videos", section: "videos" }],
  });
  expect(await says("do you stream", { assistant, socials: [on("youtube")] })).toBe("You can watch us on YouTube.");
  const both = await reply("do you stream", ofTeam({ assistant, socials: [on("twitch"), on("youtube")] }));
  expect(both.says).toEqual(["You can watch us on Twitch and YouTube."]);
  expect(both.links.map(({ label }) => label)).toEqual(["Twitch", "YouTube", "Latest videos"]);
  const offered = [silent, { assistant, socials: [on("youtube")] }, { socials: [] }].map(offers);
  expect(offered.map((ids) => ids.includes("streaming"))).toEqual([false, true, true]);
});

test("no answer sends anybody to a Discord that the team doesn't have", async () => {
  const without = { socials: [], assistant: { ...team.assistant, events: "" } };
  for (const topic of topicIds) {
    for (const fixtures of [sources.fixtures, async () => []]) {
      const answer = await replyOn(topic, { ...ofTeam(without), fixtures });
      const own = JSON.stringify([team.join, team.assistant]);
      const said = [...answer.says.filter((sentence) => !own.includes(sentence)), JSON.stringify(answer.links)].join(
        " ",
      );
      expect(said, topic).not.toMatch(/discord/i);
    }
  }
});

test("applying is answered with what can be applied for, and from and until when", async () => {
  const joining = (join: Partial<Team["join"]>) => ({ join: { ...team.join, roles: [], ...join } });
  const { moderator, management } = team.join;
  const off = { isOpen: false };
  const some = await says("how do i apply", joining({ management: { ...management, ...off } }));
  expect(some).toContain("On this site: Moderator. You need");
  expect(some).toContain("Management applications are closed.");
  const days = {
    moderator: { ...moderator, opens: "2027-06-01" },
    management: { ...management, closes: "2027-06-30" },
  };
  const dated = await says("how do i apply", joining(days));
  expect(dated).toContain("On this site: Management. You need");
  expect(dated).toMatch(/Moderator applications open on .*2027\. Management applications are open until .*2027\./);
  const none = joining({ moderator: { ...moderator, ...off }, management: { ...management, ...off } });
  expect(await reply("how do i apply", ofTeam(none))).toEqual({
    says: ["We aren’t taking applications at the moment."],
    links: [],
  });
  expect(await says("do i need an account", none)).not.toContain("apply");
  expect([joining({}), none].map((facts) => offers(facts).includes("applying"))).toEqual([true, false]);
});

test("without a word on events, none is said while nothing is announced", async () => {
  const nothing = {
    ...ofTeam({ socials: [], assistant: { ...team.assistant, events: "" } }),
    fixtures: async () => [],
  };
  expect((await reply("upcoming events", nothing)).says).toEqual(["Nothing is announced at the moment."]);
});

test("the contact form is only mentioned if the home page has it", async () => {
  const home = { ...team.home, sections: team.home.sections.filter((section) => section !== "contact") };
  expect(await says("contact", {})).toContain("or use the form");
  expect(await says("contact", { home })).not.toContain("form");
});

test("a question of the team's own is answered in its words, and offered after the topics", async () => {
  const answer = "From Bergen.\n\nWithin a week.";
  const facts = { assistant: { ...team.assistant, questions: [{ question: "Where do parcels start?", answer }] } };
  const answered = { says: ["From Bergen.", "Within a week."], links: [] };
  expect(await reply("where do the parcels start", ofTeam(facts))).toEqual(answered);
  expect(await replyOn(0, ofTeam(facts))).toEqual(answered);
  expect(offeredTopics({ ...team, ...facts }).at(-1)).toEqual({ id: 0, label: "Where do parcels start?" });
  expect((await replyOn(1, ofTeam(facts))).offersTopics).toBe(true); // taken away since it was offered
});

test("the next events come with their time and place and a link to the calendar", async () => {
  const { says, items, links } = await reply("when is the next tournament", sources);
  expect(says).toEqual(["The next two:"]);
  expect(items).toEqual([
    { title: "Solo Series", note: "Fri 27 Nov 2026, 18:00 in London, Online" },
    { title: "Clip review", note: "Sat 28 Nov 2026, all day" },
  ]);
  expect(links).toContainEqual({ label: "Calendar", page: "/calendar" });
});

test("if nothing is planned, the assistant says so and links to where it would be announced", async () => {
  const { says, items, links } = await reply("upcoming events", { ...sources, fixtures: async () => [] });
  expect(says[0]).toContain("Nothing is announced");
  expect(items).toBeUndefined();
  expect(links).toContainEqual({ label: "Our Discord", href: addressOn("discord", team) });
  expect(links).toContainEqual({ label: "Schedule", page: "/schedule" });
});

test("data that couldn't be read is reported, with a link to where it is shown", async () => {
  for (const question of ["players", "wins", "merch", "next event"]) {
    const { says, links } = await reply(question, unreadable);
    expect(says.join(" "), question).toMatch(/couldn’t (?:load|check)/);
    expect(links.length, question).toBeGreaterThan(0);
  }
});

test("a question that needs no live data is answered without it", async () => {
  expect((await reply("who founded you", unreadable)).says[0]).toContain(`founded in ${formatMonth(team.founded)}`);
  expect((await reply("how do i apply", unreadable)).says.at(-1)).toContain(team.assistant.reviewTime);
  expect((await reply("contact", unreadable)).says[0]).toContain(team.contactEmail);
});

test("a question that names a leader is answered with their title and description", async () => {
  const [leader] = team.about.leadership;
  const { says } = await reply(`who is ${leader?.name}`, sources);
  expect(says[0]).toContain(`${leader?.name}: ${leader?.title}`);
  expect(says).toContain(leader?.about);
});

test("each topic answers with a link, and none offers the topics again", async () => {
  for (const topic of topicIds) {
    const answer = await replyOn(topic, sources);
    expect(answer.links.length, topic).toBeGreaterThan(0);
    expect(answer.offersTopics, topic).toBeUndefined();
  }
});

test("a question about anything else offers the topics", async () => {
  expect((await reply("what is the weather", sources)).offersTopics).toBe(true);
  expect((await reply("", unreadable)).offersTopics).toBe(true);
});

test.each(["hi", "Hello!", "hey there", "Good evening"])(
  "%s is answered with a greeting and the topics",
  async (greeting) => {
    expect(await reply(greeting, sources)).toMatchObject({
      says: ["Hello! What would you like to know?"],
      offersTopics: true,
    });
  },
);

test.each(["thanks", "Thank you so much!", "ok cheers"])("%s is answered politely", async (thanks) => {
  expect((await reply(thanks, sources)).says).toEqual(["You’re welcome. Anything else?"]);
});

test("a question after a greeting is answered as a question", async () => {
  expect((await reply("hi, who plays for you?", sources)).says[0]).toContain("on the roster");
});

test.each([
  ["how do I earn points?", "/points"],
  ["i forgot my password", "/forgot-password"],
  ["can I delete my account", "/settings"],
  ["how do I create an account", "/register"],
])("%s links to %s", async (question, page) => {
  expect((await reply(question, sources)).links[0]).toMatchObject({ page });
});

test("a team with several games says who plays which", async () => {
  const games = [{ name: "Curling" }, { name: "Marbles" }, { name: "Chess" }];
  const roster = async () => [tarn, { ...scarp, game: "Curling" }, { ...scarp, gamertag: "Fell", game: "Marbles" }];
  const of = { ...sources, roster, team: { ...team, games } };
  expect((await reply("who plays for you", of)).says.slice(1)).toEqual([
    "Scarp_demo (Curling), Fell (Marbles) and Tarn9_demo.",
  ]);
  expect((await reply("who is scarp_demo", of)).says[0]).toContain("Scarp_demo (Curling) is Sam Specimen, Pro Player.");
  const one = { ...of, team: { ...team, games: games.slice(0, 1) } };
  expect((await reply("who plays for you", one)).says.slice(1)).toEqual(["Scarp_demo, Fell and Tarn9_demo."]);
});
