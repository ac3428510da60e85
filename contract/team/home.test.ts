import { expect, test } from "vitest";
import { team } from "#team.config.ts";
import { Home } from "./home.ts";
import { homeSections } from "./home-sections.ts";
import { sectionPath, shownSections } from "./section-places.ts";
import { isSponsorOn, Sponsors, tiersOf } from "./sponsors.ts";

const facts = { ...team, sponsors: [{ name: "Lumen" }] };
const showing = (...sections: (typeof homeSections)[number][]) => ({ ...facts, home: { ...facts.home, sections } });

test("a home page that says nothing about its sections has the usual ones, with the usual headings", () => {
  const { sections, headings, leads, labels } = Home.parse({ headings: {}, leads: {}, labels: {} });
  expect(sections).toEqual(homeSections);
  expect(Object.keys(headings)).toEqual(expect.arrayContaining([...homeSections]));
  expect(Object.values(leads).join("")).toBe("");
  expect(Object.values(labels).every(Boolean)).toBe(true);
});

test.each([
  [["news", "shop"], "Please choose team, achievements, videos"],
  [["news", "team", "news"], "Please list news only once"],
])("the sections %j are refused with what to do", (sections, sentence) => {
  const [issue] = Home.safeParse({ ...facts.home, sections }).error?.issues ?? [];
  expect(issue?.message).toContain(sentence);
});

test("sections without anything in them aren't shown, wherever the team put them", () => {
  const bare = {
    ...showing("sponsors", "social", "contact", "merchandise", "subscription", "team"),
    sponsors: [],
    merch: [],
    socials: [],
    subscription: { ...facts.subscription, plans: [] },
  };
  expect(shownSections(bare)).toEqual(["contact", "team"]);
  expect(sectionPath("sponsors", bare)).toBeUndefined();
});

test("a section that isn't on the home page is found on its own page, or nowhere", () => {
  const some = showing("videos", "contact");
  expect(sectionPath("contact", some)).toBe("/#contact");
  expect(sectionPath("home", some)).toBe("/#home");
  expect(sectionPath("news", some)).toBe("/news");
  expect(sectionPath("sponsors", some)).toBe("/sponsors");
  expect(sectionPath("team", some)).toBeUndefined();
});

test("sponsors are listed by tier, in the order in which the tiers come first", () => {
  const named = (name: string, tier?: string) => ({ name, ...(tier && { tier }) });
  const tiers = tiersOf([named("Ada", "Gold"), named("Ben"), named("Cleo", "Iron"), named("Dov", "gold")]);
  expect(tiers.map(({ name, sponsors }) => [name, ...sponsors.map((sponsor) => sponsor.name)])).toEqual([
    ["Gold", "Ada", "Dov"],
    ["", "Ben"],
    ["Iron", "Cleo"],
  ]);
});

test("a sponsor is shown until the last day is over", () => {
  const sponsor = { name: "Lumen", lastDay: "2027-06-30" };
  expect(isSponsorOn("2027-06-30", sponsor)).toBe(true);
  expect(isSponsorOn("2027-07-01", sponsor)).toBe(false);
  expect(isSponsorOn("2999-01-01", { name: "Lumen", lastDay: "" })).toBe(true);
});

test.each([
  [{ name: "Lumen", url: "javascript:alert(1)" }, "Please enter an address that starts with https://"],
  [{ name: "Lumen", url: "http://lumen.example" }, "Please enter an address that starts with https://"],
  [{ name: "Lumen", lastDay: "30 June" }, "Please enter a day such as 2027-06-30"],
  [{ name: "Lumen", logo: "<svg>" }, "Please choose a picture"],
])("the sponsor %j is refused with what to enter instead", (sponsor, sentence) => {
  expect(Sponsors.safeParse([sponsor]).error?.issues[0]?.message).toContain(sentence);
});
