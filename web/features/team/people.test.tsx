import type { ReactElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { describe, expect, test } from "vitest";
import { Team } from "#contract/team.ts";
import { OpenRoles } from "#web/features/applications/join/open-posts.tsx";
import { answerApplying, answerLeadership } from "#web/features/assistant/team-answers.ts";
import { team, withTeam } from "#web/testing/team.tsx";
import { Leadership } from "./about/leadership.tsx";
import { OurStory } from "./about/our-story.tsx";
import { OurValues, WhatWeAreAbout } from "./about/what-we-are-about.tsx";
import { complaintsOf } from "./legal/your-rights.tsx";
import { Chiefs, Heads, ManagementHead } from "./management.tsx";

type Lists = { people?: number; things?: number };

const person = (index: number) => ({ name: `Åsa Nordlys ${index}`, title: "Coach", about: "Plans practice." });
const thing = (index: number) => ({ title: `Thing ${index}`, text: "What it is." });
const many = <Item,>(count: number, item: (index: number) => Item) =>
  Array.from({ length: count }, (_, index) => item(index));

const factsWith = ({ people = 0, things = 0 }: Lists): Team => ({
  ...team,
  about: {
    ...team.about,
    leadership: many(people, person),
    values: many(things, thing),
    crafts: many(things, (index) => ({ ...thing(index), mark: `M${index}` })),
    story: many(things, (index) => ({ month: `202${index}-01`, figure: "1", counts: "of us", text: "We began." })),
  },
  management: { ...team.management, chiefs: many(people, person), heads: many(people, person) },
  join: { ...team.join, roles: many(things, thing) },
});
const htmlOf = (element: ReactElement, facts: Team) => renderToStaticMarkup(withTeam(element, facts));

describe.each([
  ["leadership", <Leadership key="a">More</Leadership>],
  ["story", <OurStory key="b" />],
  ["crafts", <WhatWeAreAbout key="c" />],
  ["values", <OurValues key="d" />],
  ["chiefs", <Chiefs key="e" />],
  ["heads", <Heads key="f">More</Heads>],
  ["roles", <OpenRoles key="g" />],
])("the section of the %s", (_name, section) => {
  test("is gone with its heading if there are none", () => {
    expect(htmlOf(section, factsWith({}))).toBe("");
  });

  test.each([1, 8])("shows all of %i", (count) => {
    const html = htmlOf(section, factsWith({ people: count, things: count }));
    expect(html.match(/<h3/g)).toHaveLength(count);
  });
});

test("a team lists 40 people and 8 of everything else at most", () => {
  const problemsOf = (lists: Lists) =>
    Team.safeParse(factsWith(lists)).error?.issues.map(({ path, message }) => `${path.join(".")}: ${message}`);
  expect(problemsOf({})).toBeUndefined();
  expect(problemsOf({ people: 40, things: 8 })).toBeUndefined();
  expect(problemsOf({ people: 41, things: 9 })).toEqual([
    "about.story: Please list 8 at most",
    "about.crafts: Please list 8 at most",
    "about.leadership: Please list 40 people at most",
    "about.values: Please list 8 at most",
    "management.chiefs: Please list 40 people at most",
    "management.heads: Please list 40 people at most",
    "join.roles: Please list 8 at most",
  ]);
});

test("a person's photo has their name as its text, and replaces the drawn portrait", () => {
  const picture = "/media/asa.webp";
  const facts = factsWith({ people: 1 });
  const withPhoto = { ...facts, management: { ...facts.management, chiefs: [{ ...person(0), picture }] } };
  expect(htmlOf(<Chiefs />, withPhoto)).toContain(`src="${picture}" alt="Åsa Nordlys 0"/>`);
  expect(htmlOf(<Chiefs />, facts)).toMatch(/<img src="\/art\/[^"]+" alt=""\/>/);
});

test("people are listed in the order that staff gave them, founders too", () => {
  const facts = factsWith({ people: 4 });
  const founder = { ...person(9), isFounder: true };
  const withFounder = { ...facts, about: { ...facts.about, leadership: [person(0), founder, person(1)] } };
  const management = { ...facts.management, chiefs: [person(0), founder, person(1)] };
  const namesIn = (html: string) => [...html.matchAll(/<h3>([^<]+)/g)].map(([, name]) => name);
  const order = ["Åsa Nordlys 0", "Åsa Nordlys 9", "Åsa Nordlys 1"];
  expect(namesIn(htmlOf(<Leadership>More</Leadership>, withFounder))).toEqual(order);
  const chiefs = htmlOf(<Chiefs />, { ...facts, management });
  expect(namesIn(chiefs)).toEqual(order);
  expect(chiefs).toMatch(/Åsa Nordlys 9<\/h3><span class="founder">Founder<\/span>/);
});

test("a photo that isn't an address is refused", () => {
  const facts = factsWith({});
  const leadership = [{ ...person(0), picture: "javascript:alert(1)" }];
  expect(Team.safeParse({ ...facts, about: { ...facts.about, leadership } }).error?.issues[0]?.message).toMatch(
    /^Please choose a picture/,
  );
});

test("the management page counts people only if there are any", () => {
  const head = (facts: Team) => htmlOf(<ManagementHead>Back</ManagementHead>, facts);
  expect(head(factsWith({ people: 2 }))).toContain('<dt>people</dt><dd class="numerals">4</dd>');
  expect(head(factsWith({}))).not.toContain("<dl>");
});

test("the assistant announces neither leaders nor roles if there are none", () => {
  const none = answerLeadership(factsWith({}));
  expect(none.items).toBeUndefined();
  expect(none.says.join(" ")).not.toContain("leaders");
  expect(none.links).toMatchObject([{ page: "/about" }]);
  expect(answerApplying(factsWith({})).says).toHaveLength(answerApplying(factsWith({ things: 1 })).says.length - 1);
});

test("an authority without an address or a telephone number leaves no empty lines", () => {
  const { legal } = team;
  const regulator = { name: "Datatilsynet", url: "https://authority.example/", phone: "" };
  expect(Team.safeParse({ ...team, legal: { ...legal, regulator } }).error).toBeUndefined();
  const html = htmlOf(<div>{complaintsOf({ ...legal, regulator }).body}</div>, team);
  expect(html).toContain(`<address>Datatilsynet<br/><a href="${regulator.url}">`);
});
