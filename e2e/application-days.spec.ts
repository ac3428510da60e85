import { applicationTexts as say } from "#contract/applications/constants.ts";
import { applicationsApi } from "#contract/applications/endpoints.ts";
import { staffQuestions } from "#contract/applications/questions.ts";
import { teamToasts } from "#contract/team/admin/constants.ts";
import { teamAdminApi } from "#contract/team/admin/endpoints.ts";
import { staffForm } from "#server/testing/cast/filled-forms.ts";
import { answersOn, fillStaffForm, submit } from "./applicant.ts";
import { desktop, expect, expectAccessible, phone, test } from "./fixtures/test.ts";
import { openAsMember, toastSays } from "./member.ts";

test.use({ siteKind: { name: "application-days" } });

const closed = "Moderator applications are closed.";
const saved = "Draft saved. Visitors see what’s published.";

for (const [place, viewport] of Object.entries({ desktop, phone })) {
  test(`staff set a last day, and a form that was begun is kept when it has passed, on a ${place}`, {
    tag: "@long",
  }, async ({ open, openAs, site }) => {
    test.slow();
    const publish = async (changes: Record<string, string | boolean | null>) => {
      await site.asAdmin(teamAdminApi.change, { body: { changes } });
      await site.asAdmin(teamAdminApi.publish, { body: {} });
    };
    await publish({ "join.moderator.opens": "2020-01-01", "join.moderator.closes": "2999-12-31" });
    const page = await openAsMember(open, {
      name: place === "phone" ? "Petra" : "Dorte",
      path: "/staff-application",
      visit: { viewport, mayRefuse: applicationsApi.sendStaff.path },
    });
    await fillStaffForm(page, staffForm);

    const desk = await openAs("chief", "/admin/site?part=join", { viewport });
    const last = desk.getByLabel("Moderators: last day");
    await last.fill("2019-12-31");
    await desk.getByText("Please choose a last day that isn’t before the first").waitFor();
    await expectAccessible(desk);
    await last.fill("2020-01-31");
    await desk.locator(".draft-state").getByText(saved).waitFor();
    await desk.getByRole("button", { name: "Publish", exact: true }).click();
    await desk.getByRole("dialog", { name: "Publish" }).getByRole("button", { name: "Publish now" }).click();
    await toastSays(desk, { title: teamToasts.published });

    await submit(page);
    await toastSays(page, { title: say.staffFailed, description: `${closed} ${say.typedIsKept}` });
    expect(await answersOn(page)).toEqual(staffForm);
    await page.reload();
    await page.getByRole("region", { name: say.notOpen }).getByText(`${closed} ${say.typedIsKept}`).waitFor();
    await expect.poll(() => answersOn(page)).toEqual(staffForm);
    await expectAccessible(page);
    await page.goto("/apply");
    await page.getByRole("main").getByText(closed).waitFor();
    expect(await page.getByRole("link", { name: "Apply as a moderator" }).count()).toBe(0);
    await expectAccessible(page);

    await publish({ "join.moderator.opens": null, "join.moderator.closes": null });
    await page.goto("/staff-application");
    await expect.poll(() => page.getByLabel(staffQuestions.timezone).inputValue()).toBe(staffForm.timezone);
    await submit(page);
    await toastSays(page, { title: say.submitted });
  });
}
