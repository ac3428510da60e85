import { pointsTexts } from "#contract/points/constants.ts";
import { toastSays } from "./dashboard.ts";
import { expect, test } from "./fixtures/test.ts";
import { makeMember, programme, rowWith } from "./points-admin.ts";

test.use({ siteKind: { name: "points" } });

test("points being sent reach the right member, even if someone else is picked in the meantime", {
  tag: "@long",
}, async ({ openAs, site }) => {
  await makeMember(site, "Ivo", 10);
  await makeMember(site, "Jan", 20);
  const page = await programme(openAs, "users");
  const box = page.getByRole("region", { name: "Adjust points" });
  const amount = box.getByLabel("Amount");
  const pointsIn = (name: string) => rowWith(page, name).locator(".table__figure");
  const chosen = () => box.getByLabel("User").locator("option:checked").innerText();
  const answers: (() => void)[] = [];
  const send = async () => {
    const isHeld = page.waitForRequest("**/api/admin/points/users/*");
    await amount.fill("5");
    await amount.press("Enter");
    await isHeld;
  };
  await page.route("**/api/admin/points/users/*", async (route) => {
    await new Promise<void>((answer) => answers.push(answer));
    await (answers.length === 1 ? route.abort() : route.continue());
  });
  await rowWith(page, "Ivo").getByRole("button").click();
  for (const said of ["Error", pointsTexts.adjusted]) {
    await send();
    const adjustJan = rowWith(page, "Jan").getByRole("button");
    await adjustJan.focus();
    await page.keyboard.press("Enter");
    expect(await adjustJan.getAttribute("aria-disabled")).toBe("true");
    expect(await chosen()).toContain("ivo_sample");
    expect(await amount.evaluate((field) => field.closest("[inert]") !== null)).toBe(true);
    answers.at(-1)?.();
    await toastSays(page, said);
    expect(await chosen()).toContain("ivo_sample");
  }
  await rowWith(page, "Jan").getByRole("button").click();
  expect(await chosen()).toContain("jan_sample");
  expect(await amount.inputValue()).toBe("");
  await expect.poll(() => pointsIn("Ivo").innerText()).toBe("15");
  expect(await pointsIn("Jan").innerText()).toBe("20");
});
