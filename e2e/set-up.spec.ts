import type { Page } from "@playwright/test";
import { setupTexts } from "#contract/first-steps/constants.ts";
import { firstStepsApi } from "#contract/first-steps/endpoints.ts";
import { teamAdminApi } from "#contract/team/admin/endpoints.ts";
import { uploadsApi } from "#contract/uploads/endpoints.ts";
import { openSetup } from "#server/features/switches/switches.service.ts";
import { plain } from "#server/testing/cast/pictures.ts";
import { toastSays } from "./dashboard.ts";
import { password, username } from "./fixtures/people.ts";
import { desktop, expect, expectAccessible, longIf, phone, test } from "./fixtures/test.ts";
import { hasFocus } from "./member.ts";

/** Each journey ends the setup of its site for good, so each has a site of its own. */
const newSite = (name: string) => ({ siteKind: { name: `set-up ${name}`, fill: openSetup } });

const meetsTour = true;
const heading = (page: Page) => page.locator("#setup-heading");
const next = (page: Page) => page.getByRole("button", { name: "Next", exact: true }).click();
const saved = (page: Page) => page.getByText("Draft saved. Visitors see what’s published.").waitFor();
const preview = (page: Page) => page.frameLocator("iframe[title^=Preview]");
const overflow = (page: Page) => page.evaluate(() => document.documentElement.scrollWidth - innerWidth);

async function signIn(page: Page) {
  await page.getByLabel("Username").fill(username);
  await page.getByLabel("Password", { exact: true }).fill(password);
  await page.locator("#admin-sign-in").getByRole("button", { name: "Sign In", exact: true }).click();
  await page.waitForURL("**/admin/set-up**");
}

/** What of the demonstration's team would be left on a page. */
const former = /flawless|fortnite|height wins|pennine|sample|epic games/i;

for (const [place, viewport] of Object.entries({ desktop, phone })) {
  test.describe(`on a ${place}`, () => {
    test.use(newSite(place));
    test(
      "an admin makes a new site another team's in five steps, and ends on its home page",
      longIf(place === "phone"),
      async ({ open, openAs }) => {
        test.setTimeout(240_000);
        const page = await open("/admin-login", { viewport, meetsTour });
        await signIn(page);
        await expect(heading(page)).toHaveText("Step 1 of 5: Who you are");
        await toastSays(page, setupTexts.welcome(username));
        await expect(page.locator("dialog.tour")).toHaveCount(0);
        await page.getByLabel("Name", { exact: true }).first().fill("Fjellrev Esport");
        await expect(page.getByLabel("Wordmark")).toHaveValue("FJELLREV ESPORT");
        await expect(page.getByLabel("Name of the points programme")).toHaveValue("Fjellrev Esport Points");
        await page.getByLabel("Name of the points programme").fill("Paw Points");
        await page.getByLabel("Tagline").fill("Quiet paws, quick wins.");
        await page.getByLabel("Introduction").fill("Three friends from Bergen who play Rocket League.");
        await page.getByRole("button", { name: "Add a game" }).click();
        await page.keyboard.type("Rocket League");
        await page.getByLabel("Founded").fill("2023-04");
        await page.getByLabel("Country", { exact: true }).selectOption("Norway");
        await expect(page.locator(".setup__more > summary")).toHaveText(
          "Oslo time, Norwegian Bokmål (Norway), weeks from Monday, Norwegian Krone",
        );
        await expect(page.getByLabel("Place")).toHaveValue("Norway");
        await page.getByLabel("Place").fill("Bergen, Norway");
        await saved(page);
        await expectAccessible(page);
        expect(await overflow(page)).toBeLessThanOrEqual(0);
        if (place === "phone") await page.getByRole("button", { name: "Page", exact: true }).click();
        await expect(preview(page).getByText("Quiet paws, quick wins.").first()).toBeVisible();
        if (place === "phone") await page.getByRole("button", { name: "Fields", exact: true }).click();
        await next(page);

        await expect(heading(page)).toHaveText("Step 2 of 5: Colours and logo");
        expect(await hasFocus(heading(page))).toBe(true);
        await expect(page.getByRole("listitem").locator("[aria-current=step]")).toHaveText(/Colours and logo/);
        await page.getByLabel("Accent", { exact: true }).fill("#38bdf8");
        await saved(page);
        await next(page);

        await expect(heading(page)).toHaveText("Step 3 of 5: People");
        await page.getByRole("button", { name: "Add a person" }).click();
        await page.keyboard.type("Kari Fjell");
        await page.getByLabel("Position").fill("Captain");
        await page.getByLabel("What they do").fill("Calls the plays.");
        await expect(page.locator("iframe[title^=Preview]")).toHaveAttribute("title", "Preview of /about");
        const photo = { name: "kari.png", mimeType: "image/png", buffer: await plain(300, 400).png().toBuffer() };
        await page.locator(".fact-list input[type=file]").setInputFiles(photo);
        await expect(page.locator(".fact-list img")).toBeVisible();
        await saved(page);
        await next(page);

        await expect(heading(page)).toHaveText("Step 4 of 5: Links");
        await page.getByRole("button", { name: "Add a link" }).click();
        await page.getByLabel("Platform").selectOption("Bluesky");
        const address = page.getByLabel("Address", { exact: true });
        await address.fill("bsky.example/fjellrev");
        await page.getByLabel("Email address for visitors").fill("hei@fjellrev.example");
        await expect(address).toHaveValue("https://bsky.example/fjellrev");
        await saved(page);
        await next(page);

        await expect(heading(page)).toHaveText("Step 5 of 5: First article");
        await page.getByRole("button", { name: "Write an article" }).click();
        const editor = page.getByRole("dialog", { name: "Create Article" });
        await expect(editor).toContainText("the author is Fjellrev Esport.");
        await expect(editor).toContainText("in Oslo time");
        await editor.getByLabel("Title").fill("We’re here");
        await editor.getByLabel("Excerpt").fill("Our new site is open.");
        await editor.getByRole("textbox", { name: "Content" }).fill("Welcome in.");
        await editor.getByRole("button", { name: "Publish article" }).click();
        await page.getByText("Your first article is saved.").waitFor();
        await next(page);

        await expect(heading(page)).toHaveText("Publish your site");
        await expect(preview(page).locator("#home")).toBeAttached();
        const publish = page.getByRole("button", { name: "Publish", exact: true });
        await publish.click();
        await page.getByText("Please choose what should happen to the demo content").waitFor();
        const question = page.getByRole("radiogroup", { name: "What should happen to the demo content?" });
        await expect(question).toContainText("6 players, 8 results, 7 articles, 4 videos, 4 events, 5 rewards");
        await question.getByLabel("Clear it").check();
        await page.getByText(/^\d+ changes to what visitors see$/).click();
        await expect(page.getByRole("list", { name: "What changes" })).toContainText("The team: Name");
        await expectAccessible(page);
        await publish.click();
        await expect(heading(page)).toHaveText("Your site is published");
        await expect(heading(page)).toBeFocused();
        await page.getByText("The demo content is cleared.").waitFor();
        await expectAccessible(page);
        await page.reload();
        await expect(heading(page)).toHaveText("Your site is published");
        await page.getByText("The demo content is cleared.").waitFor();
        await page.getByRole("link", { name: "the legal facts" }).click();
        await page.locator(".site-editor__parts").waitFor();
        await expect(page.locator("dialog.tour")).toHaveCount(0);
        await page.goBack();
        await page.getByRole("link", { name: "See your home page" }).click();
        await page.waitForURL((url) => url.pathname === "/");
        await expect(page).toHaveTitle(/Fjellrev Esport/);
        await expect(page.getByText("We’re here").first()).toBeVisible();
        await expect(page.getByRole("link", { name: "Earn Paw Points" })).toBeVisible();

        const visitor = await open("/", { viewport });
        for (const path of ["/", "/about", "/apply", "/management", "/news", "/privacy", "/terms"]) {
          await visitor.goto(path);
          expect.soft(await visitor.locator("body").innerText(), path).not.toMatch(former);
        }
        const again = await openAs("admin", "/admin/set-up", { viewport });
        await again.waitForURL("**/admin/site");
        const tour = await openAs("admin", "/admin", { viewport, meetsTour });
        await tour.locator("dialog.tour").waitFor();
        await expect(tour.getByRole("link", { name: "Edit the site" })).toHaveCount(0);
      },
    );
  });
}

test.describe("left half way", () => {
  test.use(newSite("left"));
  test("it's gone on with from the first steps, where it was left, with what was typed", { tag: "@long" }, async ({
    open,
  }) => {
    const page = await open("/admin-login", { viewport: desktop });
    await signIn(page);
    await page.getByLabel("Tagline").fill("Half way there");
    await saved(page);
    await page.getByRole("button", { name: "Skip this step" }).click();
    await expect(heading(page)).toHaveText("Step 2 of 5: Colours and logo");
    await page.getByRole("button", { name: "Do the rest later" }).click();
    await page.waitForURL("**/admin/players");
    await page.getByRole("link", { name: "Go on setting up" }).click();
    await expect(heading(page)).toHaveText("Step 2 of 5: Colours and logo");
    await page.getByRole("button", { name: "Back", exact: true }).click();
    await expect(page.getByLabel("Tagline")).toHaveValue("Half way there");
    await page.goto("/admin");
    await page.waitForURL("**/admin/players");
  });

  test("a logo that's still on its way is kept when the next step is opened", async ({ openAs }) => {
    const page = await openAs("admin", "/admin/set-up?step=look", { viewport: phone });
    const { promise: isReleased, resolve: release } = Promise.withResolvers<void>();
    await page.route(`**${uploadsApi.create.path}`, async (route) => {
      await isReleased;
      await route.continue();
    });
    const logo = { name: "logo.png", mimeType: "image/png", buffer: await plain(300, 80).png().toBuffer() };
    await page.locator("input[type=file]").setInputFiles(logo);
    await next(page);
    await page.getByText("Uploading a picture...").waitFor();
    await expect(page.getByLabel("Accent", { exact: true })).toBeHidden();
    release();
    await saved(page);
    await page.getByRole("button", { name: "Back", exact: true }).click();
    await expect(page.locator(".dropzone__picture")).toHaveAttribute("src", /^\/media\//);
  });

  test("a chief never sees it, and has the editor instead", { tag: "@long" }, async ({ openAs }) => {
    const chief = await openAs("chief", "/admin", { viewport: desktop });
    await chief.waitForURL("**/admin/players");
    await chief.goto("/admin/set-up");
    await chief.waitForURL("**/admin/site");
  });
});

test.describe("where a part fails", () => {
  test.use(newSite("fails"));
  test("says what was done and what wasn't, and another try does only the rest", { tag: "@long" }, async ({
    openAs,
  }) => {
    const page = await openAs("admin", "/admin/set-up?step=team", {
      viewport: desktop,
      mayFail: "/api/admin/",
    });
    await page.getByLabel("Tagline").fill("Nothing by halves");
    await saved(page);
    await page.goto("/admin/set-up?step=publish");
    await page.getByLabel("Clear it").check();
    const publish = page.getByRole("button", { name: "Publish", exact: true });
    await page.route(`**${teamAdminApi.publish.path}`, (route) => route.abort());
    await publish.click();
    await page.getByText("Not published. No answer came back. The demo content is still there.").waitFor();
    await page.unroute(`**${teamAdminApi.publish.path}`);

    // the server publishes, but the answer is lost
    await page.route(`**${teamAdminApi.publish.path}`, async (route) => {
      await route.fetch();
      await route.abort();
    });
    await publish.click();
    await page.getByText("Published, but what comes after wasn’t done. Please try again.").waitFor();
    await page.route(`**${firstStepsApi.removeDemonstration.path}`, (route) =>
      route.fulfill({ status: 503, body: "" }),
    );
    await page.getByRole("button", { name: "Try again", exact: true }).click();
    await page.getByText("Published, but the demo content isn’t cleared.").waitFor();
    await page.unrouteAll({ behavior: "ignoreErrors" });
    let published = 0;
    page.on("request", (request) => {
      if (request.url().endsWith(teamAdminApi.publish.path)) published += 1;
    });
    await page.getByRole("button", { name: "Try again", exact: true }).click();
    await page.getByText("The demo content is cleared.").waitFor();
    expect(published).toBe(0);
  });
});

test.describe("on a slow line", () => {
  test.use(newSite("slow"));
  test("nothing is said to be saved, published or cleared before it is", { tag: "@long" }, async ({ openAs }) => {
    const page = await openAs("admin", "/admin/set-up?step=team", { viewport: desktop });
    const held = new Map<string, PromiseWithResolvers<void>>();
    const hold = async (path: string) => {
      const { promise } = held.set(path, Promise.withResolvers<void>()).get(path) ?? {};
      await page.route(`**${path}`, async (route) => {
        await promise;
        await route.continue();
      });
    };
    const release = (path: string) => held.get(path)?.resolve();
    await hold(teamAdminApi.change.path);
    await page.getByLabel("Tagline").fill("In good time");
    await page.getByText("Saving...").first().waitFor();
    await page.goto("/admin/set-up?step=publish"); // what isn't saved yet is still typed
    await page.getByLabel("Clear it").check();
    const button = page.locator(".setup__ways .button").first();
    await expect(button).toHaveAttribute("aria-disabled", "true");
    await expect(page.getByText("Draft saved.")).toHaveCount(0);
    release(teamAdminApi.change.path);
    await saved(page);
    await hold(teamAdminApi.publish.path);
    await hold(firstStepsApi.removeDemonstration.path);
    await button.click();
    await expect(button).toHaveText("Publishing...");
    await expect(page.getByText("Your site is published")).toHaveCount(0);
    release(teamAdminApi.publish.path);
    await expect(button).toHaveText("Clearing...");
    await expect(page.getByText("is cleared")).toHaveCount(0);
    release(firstStepsApi.removeDemonstration.path);
    await page.getByText("The demo content is cleared.").waitFor();
  });
});
