import { expect, test } from "vitest";
import { pointsAdminApi } from "#contract/points/admin/endpoints.ts";
import { withPoints } from "#server/testing/cast/points-cast.ts";
import { useSite } from "#server/testing/site/use-site.ts";
import { queuedMails } from "#server/testing/stand-ins/mailbox.ts";
import { team } from "#team.config.ts";
import { redemptionMail } from "./redemption-mails.format.ts";

const site = useSite();

test.each([
  ["completed", /^Your reward was delivered: /, "Check your Discord for it."],
  ["cancelled", /^Your redemption was cancelled: /, "gave you your 40 points back."],
] as const)("a member is mailed once a redemption is %s", async (status, subject, text) => {
  const { admin, member, redeem } = await withPoints(site(), 100, 40);
  const { redemption } = await redeem();
  const mailsBefore = await queuedMails(site().db, member.email);
  await admin.api(pointsAdminApi.resolve, { params: { id: redemption.id }, body: { status } });
  const [mail, ...others] = (await queuedMails(site().db, member.email)).slice(mailsBefore.length);
  expect(others).toEqual([]);
  expect(mail?.subject).toMatch(subject);
  expect(mail?.text).toContain(text);
});

test("a mail says an amount in the team's own word", () => {
  const programme = { ...team.programme, unit: { one: "kongle", many: "kongler" } };
  const resolved = { name: "Ada", itemName: "Cap", status: "cancelled" } as const;
  const textOf = (pointsSpent: number) => redemptionMail({ ...team, programme }, { ...resolved, pointsSpent }).text;
  expect([1, 2].map((spent) => /gave you your .* back/.exec(textOf(spent))?.[0])).toEqual([
    "gave you your 1 kongle back",
    "gave you your 2 kongler back",
  ]);
});
