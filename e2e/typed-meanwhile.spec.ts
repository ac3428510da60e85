import type { Locator, Page } from "@playwright/test";
import { applicationTexts } from "#contract/applications/constants.ts";
import { expect, longIf, type OpenAs, test } from "./fixtures/test.ts";
import { openAsMember } from "./member.ts";
import { calendarOf } from "./team-calendar.ts";

test.use({ siteKind: { name: "typed-meanwhile" } });

/** Holds write requests until released. Returns their bodies. */
async function holdWriting(page: Page) {
  const held: { body: string; letGo: () => void }[] = [];
  await page.route("**/api/**", async (route) => {
    const request = route.request();
    if (request.method() === "GET" || /\/analytics\/|\/preview$/.test(request.url())) return route.continue();
    await new Promise<void>((letGo) => held.push({ body: request.postData() ?? "", letGo }));
    return route.continue();
  });
  return held;
}

type Saving = { field: Locator; key: Locator; nextKey?: Locator };

/** Saves, types more before the response arrives, and saves that too. */
async function typeWhileSaving(page: Page, { field, key, nextKey = key }: Saving) {
  const held = await holdWriting(page);
  await field.fill("Early");
  await key.click();
  await expect.poll(() => held.length).toBe(1);
  await field.press("End");
  await field.pressSequentially(" and later");
  held[0]?.letGo();
  await page.locator(".toast").waitFor();
  await expect(field).toHaveValue("Early and later");
  await expect(nextKey).toBeEnabled();
  await nextKey.click();
  await expect.poll(() => held.length).toBe(2);
  expect(held[0]?.body).not.toContain("Early and later");
  expect(held[1]?.body).toContain("Early and later");
  held[1]?.letGo();
}

const staffEditors = [
  { path: "players", sheet: "Edit player", label: "Bio", save: "Save player" },
  { path: "achievements", sheet: "Edit achievement", label: "Description", save: "Save achievement" },
  { path: "points?tab=items", sheet: "Edit item", label: "Description", save: "Save item" },
  { path: "news", sheet: "Edit article", label: "Excerpt", save: "Save article" },
];

const openEditor = async (openAs: OpenAs, path: string) => {
  const page = await openAs("admin", `/admin/${path}`);
  await page.locator("tbody").getByRole("button", { name: /^Edit/ }).first().click();
  return page;
};

for (const { path, sheet, label, save } of staffEditors)
  test(
    `what is typed at ${path} while a save is under way stays, and is saved next`,
    longIf(path !== "news"),
    async ({ openAs }) => {
      const page = await openEditor(openAs, path);
      const dialog = page.getByRole("dialog", { name: sheet });
      const field = dialog.getByRole("textbox", { name: label, exact: true });
      await typeWhileSaving(page, { field, key: dialog.getByRole("button", { name: save }) });
      await dialog.waitFor({ state: "hidden" });
    },
  );

test("what's typed into an application while it's being recorded stays", { tag: "@long" }, async ({ openAs }) => {
  const page = await openAs("admin", "/admin/applications");
  await page.getByRole("button", { name: "Record application" }).first().click();
  const dialog = page.getByRole("dialog", { name: "Record application" });
  await dialog.getByLabel("Type").selectOption("Coach");
  await dialog.getByLabel("Age").selectOption("17");
  await dialog.getByLabel("Name", { exact: true }).fill("Cora Chat");
  await dialog.getByLabel("Email").fill("cora@sample.example");
  for (const label of ["Discord username", "Time zone or country", "Experience", "Motivation", "Availability"])
    await dialog.getByLabel(label).fill("cora");
  const held = await holdWriting(page);
  await dialog.getByRole("button", { name: "Record application" }).click();
  await expect.poll(() => held.length).toBe(1);
  const field = dialog.getByLabel("Motivation");
  await field.press("End");
  await field.pressSequentially(" and later");
  held[0]?.letGo();
  await page.locator(".toast", { hasText: applicationTexts.recorded }).waitFor();
  await expect(field).toHaveValue("cora and later");
  await expect(dialog.getByLabel("Name", { exact: true })).toHaveValue("");
});

test("what's typed into a new event while it's being added stays, and changes that event", { tag: "@long" }, async ({
  open,
}) => {
  const page = await calendarOf(open, "Wyn");
  await page.getByRole("button", { name: "Add Event", exact: true }).click();
  const dialog = page.getByRole("dialog", { name: /^(Add|Edit) Event$/ });
  await typeWhileSaving(page, {
    field: dialog.getByLabel("Title"),
    key: dialog.getByRole("button", { name: "Add Event" }),
    nextKey: dialog.getByRole("button", { name: "Save changes" }),
  });
  await dialog.waitFor({ state: "hidden" });
  await expect(page.getByRole("grid").getByRole("button", { name: /^Early/ })).toHaveCount(1);
});

test("what's typed into your own name while it's saving stays, and is saved next", { tag: "@long" }, async ({
  open,
}) => {
  const page = await openAsMember(open, { name: "Xan", path: "/settings" });
  const profile = page.getByRole("region", { name: "Profile" });
  await typeWhileSaving(page, {
    field: profile.getByLabel("Name"),
    key: profile.getByRole("button", { name: /^Sav/ }),
  });
  await expect(profile.getByLabel("Name")).toHaveValue("Early and later");
});
