import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import type { Team } from "#contract/team.ts";
import { team, withTeam } from "#web/testing/team.tsx";
import { Subscription } from "./subscription.tsx";

const supporter = { name: "Supporter", amount: 49, period: "per month" };
const perks = [{ title: "Sauna", text: "on Sundays" }];

const render = (facts: Partial<Team["subscription"]>) =>
  renderToStaticMarkup(
    withTeam(<Subscription />, { currency: "NOK", subscription: { ...team.subscription, perks, ...facts } }),
  );

test("each plan says its price in the team's currency", () => {
  const html = render({ plans: [supporter, { ...supporter, name: "Season", amount: 499.5, period: "per season" }] });
  expect(html).toMatch(/Supporter .*kr\s49<.*per month.*Season .*kr\s499\.50<.*per season/);
  expect(html).toContain("<b>Sauna</b>on Sundays");
});

test("without perks there is no list", () => {
  expect(render({ plans: [supporter], perks: [] })).not.toContain("<ul");
});
