import { staffApi } from "#contract/staff/endpoints.ts";
import { publishTeam } from "#server/testing/heavy-cast/content.ts";
import { person } from "#server/testing/heavy-cast/person.ts";
import { password, username } from "./fixtures/people.ts";
import { expect, test } from "./fixtures/test.ts";
import { overflowOf, widths } from "./room.ts";

test.use({ siteKind: { name: "heavy-team", settings: { RATE_LIMITS: "0" } } });

const paths = ["/", "/about", "/management", "/apply", "/news", "/privacy", "/terms", "/login", "/staff-application"];

/** Sections below the window are otherwise laid out only when they're reached. */
function layOutAll() {
  for (const element of document.querySelectorAll<HTMLElement>("main *"))
    element.style.setProperty("content-visibility", "visible", "important");
}

test("no page scrolls sideways, however many and long a team's facts are", { tag: "@long" }, async ({ open, site }) => {
  test.slow();
  const admin = person((path, init) => fetch(site.origin + path, init));
  await admin.api(staffApi.login, { body: { username, password } });
  await publishTeam(admin);
  for (const width of widths) {
    for (const path of paths) {
      const page = await open(path, { viewport: { width, height: 844 } });
      await page.evaluate(layOutAll);
      expect.soft(await overflowOf(page), `${path} at ${width}`).toBeLessThanOrEqual(0);
      await page.context().close();
    }
  }
});
