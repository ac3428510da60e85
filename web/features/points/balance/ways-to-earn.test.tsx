import type { ReactElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { timedDeliveryOf } from "#contract/team/ways-to-reach.ts";
import type { Team } from "#contract/team.ts";
import { answerAccounts } from "#web/features/assistant/team-answers.ts";
import { QuickAwards } from "#web/features/points/admin/members/quick-awards.tsx";
import { team, withTeam } from "#web/testing/team.tsx";
import { WaysToEarn } from "./ways-to-earn.tsx";

const ways = ["translating", "cooking for the bootcamp"];
const awards = [
  { description: "Lift to a match", amount: 30 },
  { description: "A season’s service", amount: 4000 },
];
const programme = {
  isOn: true,
  name: "Poeng",
  invitation: "Samle poeng",
  unit: { one: "kongle", many: "kongler" },
  ways: [],
  awards: [],
};
const factsWith = (some: Partial<Team["programme"]>): Team => ({ ...team, programme: { ...programme, ...some } });
const htmlOf = (element: ReactElement, facts: Team) => renderToStaticMarkup(withTeam(element, facts));
const quickAwards = <QuickAwards plan={{ action: "add", amount: "", description: "" }} onAward={() => {}} />;

test("the points page says how points are earned, and lists the largest award first", () => {
  const html = htmlOf(<WaysToEarn />, factsWith({ ways, awards }));
  expect(html).toContain("By translating and cooking for the bootcamp. Staff award kongler");
  expect([...html.matchAll(/<dt>(.*?)<\/dt><dd[^>]*>(.*?)</g)].map(([, ...pair]) => pair)).toEqual([
    ["A season’s service", "+4,000"],
    ["Lift to a match", "+30"],
  ]);
});

test("staff give the team's awards with one press", () => {
  const html = htmlOf(quickAwards, factsWith({ awards }));
  expect(html.match(/<span>[^<]+/g)).toEqual(["<span>Lift to a match", "<span>A season’s service"]);
});

test("what the team doesn't say is gone, with its heading", () => {
  expect(htmlOf(<WaysToEarn />, factsWith({}))).toBe("");
  expect(htmlOf(quickAwards, factsWith({}))).toBe("");
  expect(htmlOf(<WaysToEarn />, factsWith({ awards }))).not.toContain("By ");
  expect(htmlOf(<WaysToEarn />, factsWith({ ways }))).not.toContain("<dl");
});

test.each([
  [
    { ways, awards },
    "You earn kongler by translating and cooking for the bootcamp. The kongler page says how many each thing earns.",
  ],
  [{ ways }, "You earn kongler by translating and cooking for the bootcamp."],
  [{}, "Staff award kongler, and every award appears in your history."],
])("the assistant explains %j", (some, says) => {
  expect(answerAccounts(factsWith(some), "How do I earn points?").says).toEqual([says]);
});

test("how soon rewards arrive follows how", () => {
  expect(timedDeliveryOf(factsWith({ delivery: "by post", deliveryTime: "within 3 days" }))).toBe(
    "by post within 3 days",
  );
  expect(timedDeliveryOf(factsWith({ delivery: "by post" }))).toBe("by post");
});
