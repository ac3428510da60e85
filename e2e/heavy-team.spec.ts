import type { Page } from "@playwright/test";
import { staffApi } from "#contract/staff/endpoints.ts";
import { teamAdminApi } from "#contract/team/admin/endpoints.ts";
import { factLengths } from "#contract/team/fact-fields.ts";
import { publishTeam } from "#server/testing/heavy-cast/content.ts";
import { person } from "#server/testing/heavy-cast/person.ts";
import { password, username } from "./fixtures/people.ts";
import { expect, test } from "./fixtures/test.ts";
import { overflowOf, widths } from "./room.ts";

test.use({ siteKind: { name: "heavy-team" } });

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

/** Returns the places where an element's text leaves the window or is cut off. */
const cutOff = (page: Page, text: string) =>
  page.getByText(text, { exact: true }).evaluateAll((elements) =>
    elements.flatMap((element) => {
      const range = document.createRange();
      range.selectNodeContents(element);
      const { left, right, height } = range.getBoundingClientRect();
      const isCut = element.scrollWidth > element.clientWidth && getComputedStyle(element).overflowX !== "visible";
      return height > 0 && (left < 0 || right > innerWidth || isCut) ? [`${element.className} ${left} ${right}`] : [];
    }),
  );

test("a tagline of 80 letters wraps at every width, even if it's one word", { tag: "@long" }, async ({
  open,
  site,
}) => {
  const admin = person((path, init) => fetch(site.origin + path, init));
  await admin.api(staffApi.login, { body: { username, password } });
  for (const tagline of [
    "Wir".padEnd(factLengths.label, "spielen"),
    "We play to win. ".repeat(6).slice(0, 79).trim(),
  ]) {
    await admin.api(teamAdminApi.change, { body: { changes: { tagline } } });
    await admin.api(teamAdminApi.publish, { body: {} });
    const page = await open("/");
    for (const width of [...widths, 360, 600, 1152]) {
      await page.setViewportSize({ width, height: 844 });
      await page.locator(".hero").getByText(tagline, { exact: true }).waitFor();
      expect.soft(await cutOff(page, tagline), `${tagline} at ${width}`).toEqual([]);
      expect.soft(await overflowOf(page), `${tagline} at ${width}`).toBeLessThanOrEqual(0);
    }
  }
});
