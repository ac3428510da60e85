import { expect, test } from "vitest";
import { team } from "#web/testing/team.tsx";
import { barSections } from "./links.ts";

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
