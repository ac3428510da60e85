import { expect, test } from "vitest";
import type { HomeSection } from "#contract/team/home-sections.ts";
import type { Team } from "#contract/team.ts";
import { team } from "#web/testing/team.tsx";
import { aboutPages, barSections, footerSections } from "./links.ts";

const plan = { name: "Season", amount: 40, period: "per season" };
const scarf = {
  name: "Scarf",
  description: "Wool",
  storeUrl: "https://shop.example/scarf",
  image: "/media/scarf.webp",
};

test.each([
  [[plan], [scarf], ["subscription", "merchandise"]],
  [[plan], [], ["subscription"]],
  [[], [scarf], ["merchandise"]],
  [[], [], []],
])("the bar only links to what the team sells", (plans, merch, sold) => {
  const sections = barSections({ ...team, merch, subscription: { ...team.subscription, plans } });
  expect(sections.map(({ id }) => id).filter((id) => id === "subscription" || id === "merchandise")).toEqual(sold);
});

const namesWith = (sections: HomeSection[], links = barSections) =>
  links({ ...team, home: { ...team.home, sections } }).map(({ name }) => name);

test("the bar and the footer follow the home page's order, with news second at the latest in the bar", () => {
  const order: HomeSection[] = ["contact", "achievements", "merchandise", "team", "news", "subscription"];
  expect(namesWith(order)).toEqual(["Contact", "News", "Merchandise", "Team", "Subscription"]);
  expect(namesWith(order, footerSections)).toEqual(["Home", "Contact", "Achievements", "Team", "News"]);
  expect(namesWith(["news", "team"])).toEqual(["News", "Team"]);
});

test("what the home page leaves out is linked to if it has a page of its own", () => {
  expect(namesWith([])).toEqual(["News"]);
  expect(namesWith(["team"], footerSections)).toEqual(["Home", "Team", "News"]);
});

test("the sponsors' page is only linked to while there are any", () => {
  const names = (sponsors: Team["sponsors"]) => aboutPages({ ...team, sponsors }).map(({ name }) => name);
  expect(names([])).not.toContain("Sponsors");
  expect(names([{ name: "Lumen" }])).toContain("Sponsors");
});
