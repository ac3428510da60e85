import { expect, test } from "vitest";
import { reviewMail } from "#server/features/applications/review-mail.format.ts";
import { madePrivateMail } from "#server/features/calendar/shared-events.service.ts";
import { redemptionMail } from "#server/features/points/redemption-mails.format.ts";
import { team } from "#team.config.ts";

const summit = { ...team, name: "Summit" };
const reviewed = {
  type: "staff",
  name: "Ada",
  email: "ada@member.example",
  status: "approved",
  reviewNotes: "",
} as const;
const resolved = { name: "Ada", itemName: "Scarf", pointsSpent: 1, status: "completed" } as const;
const told = { name: "Ada", title: "Practice", reason: "Wrong day", link: "https://site.example/calendar" };

test.each([
  ["a decision", (facts: typeof summit) => reviewMail(reviewed, { siteUrl: "https://site.example", team: facts })],
  ["a reward", (facts: typeof summit) => redemptionMail(facts, resolved)],
  ["an event", (facts: typeof summit) => madePrivateMail(facts, told)],
])("a mail about %s ends with the team's signature, or its name if there's none", (_about, mailOf) => {
  expect(mailOf(summit).text.split("\n\n").at(-1)).toBe("Summit");
  const signature = "See you up there\nAda and Björn";
  expect(
    mailOf({ ...summit, signature })
      .text.split("\n\n")
      .at(-1),
  ).toBe(signature);
});
