import { readFileSync } from "node:fs";
import type { Page } from "@playwright/test";
import { teamToasts } from "#contract/team/admin/constants.ts";
import { teamAdminApi } from "#contract/team/admin/endpoints.ts";
import { uploadsApi } from "#contract/uploads/endpoints.ts";
import { plain } from "#server/testing/cast/pictures.ts";
import { factParts, placeOf } from "#web/features/team/admin/fact-parts.ts";
import { setupSteps } from "#web/features/team/setup/setup-steps.ts";
import { callFrom, toastSays, told } from "./dashboard.ts";
import { desktop, expect, expectAccessible, expectAccessibleOverFrame, longIf, phone, test } from "./fixtures/test.ts";
import { field, write } from "./news-desk.ts";
import { overflowOf } from "./room.ts";
import { nameOn, newLink, pageOf, press } from "./temp-links.ts";

test.use({ siteKind: { name: "site-editor" } });

const saved = "Draft saved. Visitors see what’s published.";
const mayRefuse = teamAdminApi.change.path;
const preview = (page: Page) => page.frameLocator("iframe[title^=Preview]");
const part = (page: Page, name: string) =>
  page.getByRole("navigation", { name: "Parts of the site" }).getByRole("button", { name, exact: true });
const saying = (page: Page, text: string) => page.locator(".draft-state").getByText(text).waitFor();

test.afterEach(({ site }) => site.asAdmin(teamAdminApi.discard));

for (const [place, viewport] of Object.entries({ desktop, phone })) {
  test(
    `staff change a text, see it on the page, publish it and undo it, on a ${place}`,
    longIf(place === "phone"),
    async ({ open, openAs }) => {
      const desk = await openAs("chief", "/admin/settings", { viewport });
      await desk.getByRole("link", { name: "Edit the site" }).click();
      await part(desk, "About").click();
      const title = desk.getByLabel("Title", { exact: true }).first();
      const before = await title.inputValue();
      await title.fill("We climb together.");
      await saying(desk, saved);
      if (place === "phone") await desk.getByRole("button", { name: "Page", exact: true }).click();
      await expect(preview(desk).getByRole("heading", { level: 1 })).toHaveText("We climb together.");
      const visitor = await open("/about", { viewport });
      await expect(visitor.getByRole("heading", { level: 1 })).toHaveText(before);
      await expectAccessible(desk);

      await desk.getByRole("button", { name: "Publish", exact: true }).click();
      const dialog = desk.getByRole("dialog", { name: "Publish" });
      await expect(dialog.getByRole("list", { name: "What changes" })).toBeFocused();
      await expect(dialog.getByRole("listitem")).toContainText(["About: Title"]);
      await expectAccessibleOverFrame(desk);
      await dialog.getByRole("button", { name: "Publish now" }).click();
      await toastSays(desk, teamToasts.published);
      await desk.locator(".toast").hover(); // the toast stays while the pointer is over it
      await visitor.reload();
      await expect(visitor.getByRole("heading", { level: 1 })).toHaveText("We climb together.");
      await desk.getByRole("button", { name: "Undo" }).click();
      await toastSays(desk, teamToasts.undone);
      await visitor.reload();
      await expect(visitor.getByRole("heading", { level: 1 })).toHaveText(before);
    },
  );
}

test("a light ground is chosen, with the nearest colours that can be read on it", { tag: "@long" }, async ({
  open,
  openAs,
}) => {
  const desk = await openAs("chief", "/admin/site?part=colours", {
    viewport: desktop,
    mayRefuse: teamAdminApi.publish.path,
  });
  await desk.getByLabel("Ground", { exact: true }).fill("#ffffff");
  await saying(desk, saved);
  await desk.getByRole("button", { name: "Publish", exact: true }).click();
  const dialog = desk.getByRole("dialog", { name: "Publish" });
  await dialog.getByRole("button", { name: "Publish now" }).click();
  await dialog.getByText(/^Paper on the ground has a contrast of /).waitFor();
  await desk.keyboard.press("Escape");
  const offers = desk.getByRole("list", { name: "Contrast" }).getByRole("button", { name: /^Use/ });
  while ((await offers.count()) > 0) await offers.first().click();
  await expect(desk.getByRole("list", { name: "Contrast" }).getByRole("listitem")).toHaveCount(2);
  await saying(desk, saved);
  await expectAccessible(desk);
  await desk.getByRole("button", { name: "Publish", exact: true }).click();
  await dialog.getByRole("button", { name: "Publish now" }).click();
  await toastSays(desk, teamToasts.published);
  const undo = desk.getByRole("button", { name: "Undo" });
  await undo.focus(); // a toast stays while the focus is in it
  const visitor = await open("/");
  await expect(visitor.locator("html")).toHaveCSS("background-color", "rgb(255, 255, 255)");
  await expect(visitor.locator("html")).toHaveCSS("color-scheme", "light");
  await expectAccessible(visitor);
  await undo.press("Enter");
  await toastSays(desk, teamToasts.undone);
});

test("open dashboards follow a publication, and keep what's typed in them", { tag: "@long" }, async ({ openAs }) => {
  const home = (page: Page) => page.getByRole("banner").getByRole("link", { name: /, home$/ });
  const before = (opened: Page) => opened.clock.install();
  const other = await openAs("chief", "/admin/news", { viewport: desktop, before });
  const former = await home(other).textContent();
  await write(other, "Half a sentence");
  const desk = await openAs("admin", "/admin/site?part=team", { viewport: desktop });
  await desk.getByLabel("Name", { exact: true }).first().fill("Summit Club");
  await desk.getByLabel("Wordmark").fill("QÜIX"); // of letters that the page didn't come with
  await desk.getByRole("button", { name: "Colours", exact: true }).click();
  await desk.getByLabel("Accent", { exact: true }).first().fill("#ffcc00");
  await saying(desk, saved);
  await desk.getByRole("button", { name: "Publish", exact: true }).click();
  await desk.getByRole("dialog", { name: "Publish" }).getByRole("button", { name: "Publish now" }).click();
  await expect(home(desk)).toHaveText("Summit Club, home");
  await expect(desk).toHaveTitle(/Summit Club/);
  await other.clock.runFor(31_000);
  await expect(other.locator(".admin-bar__mark")).toHaveText("Summit Club, home");
  await expect(other).toHaveTitle(/Summit Club/);
  for (const page of [desk, other]) {
    await expect(page.locator(".admin-bar__mark path")).toHaveCount(4);
    expect(
      await page.evaluate(() => getComputedStyle(document.documentElement).getPropertyValue("--color-amber")),
    ).toBe("#ffcc00");
  }
  await expect(field(other, "Title")).toHaveValue("Half a sentence");
  await expect(field(other, "Content")).toHaveText("At length.");
  await desk.getByRole("button", { name: "Undo" }).click();
  await expect(home(desk)).toHaveText(String(former));
});

test("every part, fact and step of the setup has a place in the preview, which the editor shows", {
  tag: "@long",
}, async ({ openAs }) => {
  test.setTimeout(240_000);
  const desk = await openAs("admin", "/admin/site", { viewport: desktop, mayFail: "/preview/not-found" });
  const sponsors = [{ name: "Fjellrev Energy", url: "https://energy.example" }];
  await callFrom(desk, teamAdminApi.change.path, { version: 0, changes: { sponsors } }, teamAdminApi.change.method);
  await desk.reload();
  const places = [
    ...factParts.flatMap((each) => [placeOf(each), ...each.fields.map(({ path }) => placeOf(each, path))]),
    ...setupSteps.map(({ place }) => place),
  ];
  const { origin } = new URL(desk.url());
  const pages = new Map<string, string>();
  for (const { page, section } of places) {
    if (!pages.has(page)) pages.set(page, await (await desk.request.get(`${origin}/preview${page}`)).text());
    if (section) expect.soft(pages.get(page), `${page}#${section}`).toContain(`id="${section}"`);
  }
  const stands = async ({ page, section }: { page: string; section?: string | undefined }) => {
    await expect(desk.locator("iframe[title^=Preview]")).toHaveAttribute("title", `Preview of ${page}`);
    if (section) await expect(preview(desk).locator(`[id="${section}"]`)).toBeInViewport();
  };
  for (const each of factParts) {
    await part(desk, each.name).click();
    await stands(placeOf(each));
  }
  await part(desk, "About").click();
  await desk.getByRole("button", { name: "Add a value" }).focus();
  await stands({ page: "/about", section: "values-heading" });
  await desk.getByLabel("Introduction").focus();
  await stands({ page: "/about", section: "main" });
});

for (const width of [1440, 390, 320])
  test(`every part fits a window ${width} wide, with each list open, and axe finds nothing`, { tag: "@long" }, async ({
    openAs,
  }) => {
    test.setTimeout(240_000);
    const desk = await openAs("admin", "/admin/site", { viewport: { width, height: 900 } });
    for (const { name, fields } of factParts) {
      await part(desk, name).click();
      for (const { label } of fields.filter(({ kind }) => kind === "list")) {
        const entries = desk.getByRole("list", { name: label, exact: true }).locator("summary");
        if ((await entries.count()) > 0) await entries.first().click();
      }
      await expectAccessibleOverFrame(desk);
      expect.soft(await overflowOf(desk), name).toBeLessThanOrEqual(0);
    }
  });

test("the words for points are typed by keyboard alone, and visitors read them once they're published", {
  tag: "@long",
}, async ({ open, openAs }) => {
  const desk = await openAs("admin", "/admin/site?part=points", { viewport: desktop });
  const one = desk.getByLabel("One of its points");
  await one.focus();
  await desk.keyboard.press("ControlOrMeta+A");
  await desk.keyboard.type("kongle");
  await desk.keyboard.press("Tab");
  await desk.keyboard.press("ControlOrMeta+A");
  await desk.keyboard.type("kongler");
  await saying(desk, saved);
  await desk.getByRole("button", { name: "Publish", exact: true }).press("Enter");
  await desk.getByRole("dialog", { name: "Publish" }).getByRole("button", { name: "Publish now" }).press("Enter");
  await toastSays(desk, teamToasts.published);
  await desk.locator(".toast").hover(); // the toast stays while the pointer is over it
  const visitor = await open("/points", { viewport: desktop });
  await expect(visitor.getByRole("heading", { name: "How kongler are earned" })).toBeVisible();
  await desk.getByRole("button", { name: "Undo" }).press("Enter");
  await toastSays(desk, teamToasts.undone);
});

for (const [place, viewport] of Object.entries({ desktop, phone }))
  test(`a draft is scheduled, kept back and published, an earlier version restored, and a file goes out and in, on a ${place} with a slow line`, {
    tag: "@long",
  }, async ({ open, openAs }) => {
    test.setTimeout(120_000);
    const desk = await openAs("admin", "/admin/site?part=about", { viewport });
    await desk.route("**/api/**", async (route) => {
      await new Promise((answered) => setTimeout(answered, 700));
      await route.continue();
    });
    const title = desk.getByLabel("Title", { exact: true }).first();
    const write = async (text: string) => {
      await title.fill(text);
      await saying(desk, saved);
    };
    const publish = desk.getByRole("dialog", { name: "Publish" });
    const openPublish = () => desk.getByRole("button", { name: "Publish", exact: true }).click();
    const publishNow = async () => {
      await openPublish();
      await publish.getByRole("button", { name: "Publish now" }).click();
      await told(desk, teamToasts.published);
    };
    await write(`One climbs on a ${place}`);
    await openPublish();
    await publish.getByLabel("Publish at").fill("2999-01-01T10:00");
    await publish.getByRole("button", { name: "Schedule" }).click();
    await told(desk, teamToasts.scheduled);
    await desk.getByText("Will be published").waitFor();
    await desk.getByRole("button", { name: "Don’t publish" }).click();
    await told(desk, teamToasts.unscheduled);
    await publishNow();
    await write("Two climb");
    await publishNow();

    await desk.getByRole("button", { name: "History", exact: true }).click();
    await desk
      .getByRole("button", { name: /^Restore version/ })
      .first()
      .click();
    await toastSays(desk, teamToasts.restored);
    await desk.getByRole("dialog", { name: "History" }).waitFor({ state: "hidden" });
    const visitor = await open("/about", { viewport });
    await expect(visitor.getByRole("heading", { level: 1 })).toHaveText(`One climbs on a ${place}`);
    await expect(title).toHaveValue(`One climbs on a ${place}`);

    await desk.getByRole("button", { name: "File", exact: true }).click();
    const file = desk.getByRole("dialog", { name: "File" });
    const saving = desk.waitForEvent("download");
    await file.getByRole("link", { name: "Download what’s published" }).click();
    const facts = JSON.parse(readFileSync(await (await saving).path(), "utf8"));
    expect(facts.about.title).toBe(`One climbs on a ${place}`);
    const changed = JSON.stringify({ ...facts, about: { ...facts.about, title: "Three climb" } });
    await file
      .getByLabel("Fill the draft from a file")
      .setInputFiles({ name: "facts.json", mimeType: "application/json", buffer: Buffer.from(changed) });
    await told(desk, teamToasts.imported);
    await expect(title).toHaveValue("Three climb");
    await expect(visitor.getByRole("heading", { level: 1 })).toHaveText(`One climbs on a ${place}`);
  });

test("somebody with a chief's temporary link edits what a chief does, and gives nobody a link to the preview", {
  tag: "@long",
}, async ({ open, openAs }) => {
  const admin = await openAs("admin", "/admin/temp-access");
  const link = await newLink(admin, "Edits the site", { role: "chief" });
  const guest = await open(pageOf(link), { viewport: desktop });
  await nameOn(guest).fill("Gus Guest");
  await press(guest);
  await guest.waitForURL("**/admin/**");
  await guest.goto("/admin/site?part=about");
  await expect(part(guest, "Legal")).toHaveCount(0);
  await expect(part(guest, "Points")).toHaveCount(0);
  await expect(guest.getByRole("button", { name: "Preview links" })).toHaveCount(0);
  await guest.getByLabel("Title", { exact: true }).first().fill("A guest climbs");
  await saying(guest, saved);
});

test("looking makes no draft", async ({ openAs }) => {
  const desk = await openAs("chief", "/admin/site?part=join", { viewport: desktop });
  await expect(preview(desk).getByRole("heading", { level: 1 })).toBeVisible();
  await saying(desk, "No changes since the last publication");
  await expect(desk.getByRole("button", { name: "Publish", exact: true })).toHaveAttribute("aria-disabled", "true");
});

test("a field that's refused says why, and doesn't keep the others from being saved", async ({ openAs }) => {
  const desk = await openAs("admin", "/admin/site?part=team", { viewport: desktop, mayRefuse });
  await desk.getByLabel("Tagline").fill("Up and away");
  await desk.getByLabel("Email address for visitors").fill("nowhere");
  await saying(desk, "Draft saved, except what’s marked");
  await expect(desk.getByLabel("Email address for visitors")).toHaveAccessibleDescription(
    /Please enter an email address/,
  );
  await expect(preview(desk).getByText("Up and away").first()).toBeVisible();
  await desk.reload(); // what was refused is still there, and still to be mended
  await expect(desk.getByLabel("Email address for visitors")).toHaveValue("nowhere");
  await desk.getByLabel("Email address for visitors").fill("team@summit.example");
  await saying(desk, saved);
});

test("a field that's mended before its refusal arrives is saved", { tag: "@long" }, async ({ openAs }) => {
  const desk = await openAs("admin", "/admin/site?part=team", { viewport: desktop, mayRefuse });
  const { promise: released, resolve: release } = Promise.withResolvers<void>();
  await desk.route(`**${teamAdminApi.change.path}`, (route) => released.then(() => route.continue()), { times: 1 });
  const email = desk.getByLabel("Email address for visitors");
  const sent = desk.waitForRequest(`**${teamAdminApi.change.path}`);
  await email.fill("nowhere");
  await sent;
  await email.fill("team@summit.example");
  release();
  await saying(desk, saved);
  await expect(email).not.toHaveAttribute("aria-invalid", "true");
});

test("entries of a list are added, put in order by keyboard, removed, and brought back", async ({ openAs }) => {
  const desk = await openAs("chief", "/admin/site?part=about", { viewport: desktop });
  const list = desk.getByRole("list", { name: "Values" });
  const before = await list.getByRole("listitem").count();
  await desk.getByRole("button", { name: "Add a value" }).click();
  await desk.keyboard.type("Rest well");
  await desk.keyboard.press("Tab");
  await desk.keyboard.type("Sleep wins games.");
  await saying(desk, saved);
  await expect(list.getByRole("listitem")).toHaveCount(before + 1);
  await list.getByRole("button", { name: /^Move Rest well/ }).focus();
  await desk.keyboard.press("ArrowUp");
  await expect(desk.getByText(`Rest well, number ${before} of ${before + 1}`)).toBeAttached();
  await expect(list.getByRole("button", { name: /^Move Rest well/ })).toBeFocused();
  await expect(list.getByRole("listitem").nth(before - 1)).toContainText("Rest well");
  await list.getByRole("button", { name: "Remove Rest well" }).click();
  await expect(list.getByRole("listitem")).toHaveCount(before);
  await desk.getByRole("button", { name: "Undo" }).click();
  await expect(list.getByRole("listitem").nth(before - 1)).toContainText("Rest well");
  await saying(desk, saved);
  await expectAccessible(desk);
});

/** Every list whose entries have a picture: its part, what's added, and something that's chosen while the picture is on its way. */
const illustrated = [
  ["sponsors", "sponsor", "Made for a background that is", "light"],
  ["merchandise", "item", "Drawing without a picture", "sleeve"],
  ["about", "person", "Founder", true],
  ["management", "chief", "Founder", true],
  ["management", "head", "Founder", true],
] as const;
for (const [id, entry, label, choice] of illustrated)
  test(
    `what's chosen while the picture of a ${entry} is on its way stays, wherever the entry goes`,
    longIf(entry !== "sponsor"),
    async ({ openAs }) => {
      const desk = await openAs("chief", `/admin/site?part=${id}`, { viewport: desktop, mayRefuse });
      const { promise: isReleased, resolve: release } = Promise.withResolvers<void>();
      await desk.route(`**${uploadsApi.create.path}`, async (route) => {
        await isReleased;
        await route.continue();
      });
      const add = desk.getByRole("button", { name: new RegExp(`^Add an? ${entry}$`) });
      await add.click();
      await desk.keyboard.type("Fjellrev");
      const rows = desk.locator(".fact-list", { has: add }).getByRole("listitem");
      const row = rows.filter({ hasText: "Fjellrev" });
      const picture = { name: "fox.png", mimeType: "image/png", buffer: await plain(300, 200).png().toBuffer() };
      await row.locator("input[type=file]").setInputFiles(picture);
      await row.getByRole("button", { name: "Cancel" }).waitFor();
      const chosen = row.getByLabel(label);
      if (choice === true) await chosen.check();
      else await chosen.selectOption(choice);
      await add.click();
      await desk.keyboard.type("Later");
      await row.getByRole("button", { name: /^Move Fjellrev/ }).press("ArrowDown");
      await expect(rows.last()).toContainText("Fjellrev");
      const parts = desk.getByRole("navigation", { name: "Parts of the site" }).getByRole("button");
      const current = parts.and(desk.locator("[aria-current]"));
      const name = (await current.textContent()) ?? "";
      await parts.getByText("Colours", { exact: true }).click();
      await saying(desk, "Uploading a picture...");
      await expect(desk.getByRole("button", { name: "Publish", exact: true })).toHaveAttribute("aria-disabled", "true");
      release();
      await expect(desk.getByText("Uploading a picture...")).toHaveCount(0);
      await parts.getByText(name, { exact: true }).click();
      await row.locator("summary").click();
      await expect(row.locator("img")).toHaveAttribute("src", /^\/media\//);
      if (choice === true) await expect(chosen).toBeChecked();
      else await expect(chosen).toHaveValue(choice);
      await expect(rows.filter({ hasText: "Later" })).toHaveCount(1);
    },
  );

test("two people who change different facts keep both; of the same one, they choose", async ({ openAs }) => {
  const one = await openAs("chief", "/admin/site?part=join", { viewport: desktop, mayRefuse });
  const other = await openAs("admin", "/admin/site?part=join", { viewport: desktop, mayRefuse });
  await other.route("**/api/admin/team", (route) => route.abort()); // hears nothing until it saves
  await one.getByLabel("Title", { exact: true }).first().fill("Come up");
  await saying(one, saved);
  await other.getByLabel("How long a review takes").fill("a fortnight");
  await saying(other, saved);
  await expect(other.getByLabel("Title", { exact: true }).first()).toHaveValue("Come up");

  await one.getByLabel("Title", { exact: true }).first().fill("Come with us");
  await saying(one, saved);
  await other.getByLabel("Title", { exact: true }).first().fill("Join us");
  await saying(other, "Someone else changed the same fact. Please choose.");
  await expect(other.getByText("Title, they saved: Come with us")).toBeVisible();
  await other.getByRole("button", { name: "Use theirs for Title" }).click();
  await expect(other.getByLabel("Title", { exact: true }).first()).toHaveValue("Come with us");
  await expect(other.getByLabel("Title", { exact: true }).first()).toBeFocused();
  await saying(other, saved);
});

test("an entry stays open, with the focus in it, while someone else adds one and puts another first", {
  tag: "@long",
}, async ({ openAs }) => {
  const one = await openAs("chief", "/admin/site?part=about", { viewport: desktop, mayRefuse });
  const list = one.getByRole("list", { name: "Values" });
  await list.locator("summary").last().click();
  const open = list.getByRole("listitem").last().getByRole("textbox").first();
  const name = await open.inputValue();
  await open.press("End");
  const other = await openAs("admin", "/admin/site?part=about", { viewport: desktop, mayRefuse });
  const others = other.getByRole("list", { name: "Values" });
  await others.getByRole("button", { name: `Move ${name}, up` }).press("ArrowUp");
  await other.getByRole("button", { name: "Add a value" }).click();
  await other.keyboard.type("Rest well");
  await other.keyboard.press("Tab");
  await other.keyboard.type("Sleep wins games.");
  await saying(other, saved);
  await list.getByText("Rest well").first().waitFor();
  await one.keyboard.type(" indeed");
  await list.getByText(`${name} indeed`).first().waitFor();
  await saying(one, saved);
});

test("what's typed while nothing answers is said not to be saved, and is saved afterwards", async ({ openAs }) => {
  const desk = await openAs("chief", "/admin/site?part=join", { viewport: desktop });
  await desk.route("**/api/admin/team/draft", (route) => route.abort());
  await desk.getByLabel("How long a review takes").fill("a week");
  await saying(desk, "Not saved.");
  await desk.unroute("**/api/admin/team/draft");
  await desk.getByRole("button", { name: "Try again" }).click();
  await saying(desk, saved);
});

test("a press on the page opens its fields, and a link shows its page", { tag: "@long" }, async ({ openAs }) => {
  const desk = await openAs("chief", "/admin/site", { viewport: desktop });
  await desk.waitForFunction(() => document.querySelector("iframe")?.contentDocument?.readyState === "complete");
  await preview(desk).locator("#contact h2").dispatchEvent("click");
  await expect(part(desk, "Home page")).toHaveAttribute("aria-current", "true");
  await preview(desk)
    .getByRole("banner")
    .getByRole("link", { name: "About", exact: true })
    .first()
    .dispatchEvent("click");
  await expect(preview(desk).locator("h1")).toBeVisible();
  await expect(desk.locator("iframe[title^=Preview]")).toHaveAttribute("title", "Preview of /about");
});

test("chiefs don't have the legal facts and points, and management doesn't have the editor", async ({ openAs }) => {
  const chief = await openAs("chief", "/admin/site", { viewport: desktop });
  await part(chief, "About").waitFor();
  await expect(part(chief, "Legal")).toHaveCount(0);
  await expect(part(chief, "Points")).toHaveCount(0);
  const admin = await openAs("admin", "/admin/site", { viewport: desktop });
  await part(admin, "Legal").waitFor();
  const management = await openAs("management", "/admin/site", { viewport: desktop });
  await expect(management).toHaveURL(/\/admin\/settings$/);
  await expect(management.getByRole("link", { name: "Edit the site" })).toHaveCount(0);
});

test("a file fills the draft, and one that's wrong says what", async ({ openAs }) => {
  const desk = await openAs("admin", "/admin/site", { viewport: desktop });
  await desk.getByRole("button", { name: "File", exact: true }).click();
  const dialog = desk.getByRole("dialog", { name: "File" });
  const choose = (name: string, text: string) =>
    dialog
      .getByLabel("Fill the draft from a file")
      .setInputFiles({ name, mimeType: "application/json", buffer: Buffer.from(text) });
  await choose("broken.json", "{");
  await expect(dialog.getByText("This isn’t a file of the team’s facts")).toBeVisible();
  await expectAccessibleOverFrame(desk);
  await choose("facts.json", JSON.stringify({ tagline: "From a file" }));
  await told(desk, teamToasts.imported);
  await expect(desk.getByLabel("Tagline")).toHaveValue("From a file");
  await desk.getByRole("button", { name: "Discard draft" }).click();
  await desk.getByRole("dialog").getByRole("button", { name: "Discard draft" }).click();
  await toastSays(desk, teamToasts.discarded);
  await expect(desk.getByLabel("Tagline")).not.toHaveValue("From a file");
});
