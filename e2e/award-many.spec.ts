import type { Page } from "@playwright/test";
import { accountsApi } from "#contract/accounts/endpoints.ts";
import { awardTexts } from "#contract/points/awards/constants.ts";
import { awardsApi } from "#contract/points/awards/endpoints.ts";
import { pointsTexts } from "#contract/points/constants.ts";
import { toastSays } from "./dashboard.ts";
import type { RunningSite } from "./fixtures/sites.ts";
import { expect, expectAccessible, longIf, phone, test } from "./fixtures/test.ts";
import { hasFocus, password, personNamed } from "./member.ts";
import { award, makeMember, programme, rowWith } from "./points-admin.ts";

test.use({ siteKind: { name: "points" } });

const box = (page: Page) => page.getByRole("dialog", { name: "Award many" });
const review = (page: Page) => page.getByRole("dialog", { name: "Check the awards" });
const pointsIn = (page: Page, name: string) => rowWith(page, name).locator(".table__figure");

async function make(site: RunningSite, names: string[]) {
  for (const name of names) await makeMember(site, name, 1);
  return names;
}

for (const [place, visit] of [
  ["desk", {}],
  ["phone", { viewport: phone }],
] as const) {
  test(
    `on a ${place} pasted names are awarded in five steps, and undone from the toast`,
    longIf(place !== "desk"),
    async ({ openAs, site }) => {
      const names = await make(site, place === "desk" ? ["Abe", "Bel", "Cas"] : ["Dov", "Eli", "Fin"]);
      const page = await programme(openAs, "users", visit);
      await page.getByRole("button", { name: "Award many" }).click();
      await box(page).getByRole("radio", { name: "Paste names" }).check();
      const [first, second, third] = names;
      await box(page)
        .getByRole("textbox", { name: "Names" })
        .fill(`@${first}_SAMPLE\n${second} sample, ${third?.toLowerCase()}@sample.example`);
      await expectAccessible(page);
      await box(page).getByRole("button", { name: "Best Clip 100" }).click();
      await box(page).getByRole("button", { name: "Check the awards" }).click();
      await review(page).getByText("3 members get 300 points in all.").waitFor();
      await expect.poll(() => review(page).locator("tbody tr").first().innerText()).toMatch(/\+100\s+1\s+101/);
      await expectAccessible(page);
      await review(page).getByRole("button", { name: "Award 3 members" }).click();
      await toastSays(page, "3 members awarded");
      for (const name of names) await expect.poll(() => pointsIn(page, name).innerText()).toBe("101");
      await page.getByRole("button", { name: "Undo", exact: true }).click();
      await toastSays(page, awardTexts.undone);
      for (const name of names) await expect.poll(() => pointsIn(page, name).innerText()).toBe("1");
    },
  );
}

test("lines that can't be awarded are listed with the reason, and a shared name lets you choose who is meant", {
  tag: "@long",
}, async ({ openAs, site }) => {
  await make(site, ["Gil"]);
  await award(site, "Gil", 5);
  const page = await programme(openAs, "users");
  await page.getByRole("button", { name: "Award many" }).click();
  await box(page).getByRole("button", { name: "Check the awards" }).click();
  await box(page).getByText(awardTexts.empty).waitFor();
  await box(page).getByRole("radio", { name: "CSV file" }).check();
  const text =
    "name,amount,reason\r\ngil_sample,25,Scrim win\r\nnobody,10,\r\ngil_sample,many,\r\ngil_sample,25,Scrim win\r\n";
  await box(page)
    .locator("input[type=file]")
    .setInputFiles({ name: "awards.csv", mimeType: "text/csv", buffer: Buffer.from(text) });
  await box(page).getByText("awards.csv, 4 lines").waitFor();
  await expectAccessible(page);
  await box(page).getByLabel("Amount").fill("10");
  await box(page).getByRole("button", { name: "Check the awards" }).click();
  const problems = review(page).getByRole("region", { name: "Lines that can’t be awarded" });
  await expect
    .poll(() => problems.locator("li").allInnerTexts())
    .toEqual([
      expect.stringContaining("No member has this name"),
      expect.stringContaining("must be a whole number"),
      expect.stringContaining("already in the list"),
    ]);
  await expectAccessible(page);
  await review(page).getByRole("button", { name: "Back" }).click();
  await box(page).getByText("awards.csv, 4 lines").waitFor(); // nothing was lost
  await box(page).getByRole("button", { name: "Check the awards" }).click();
  await review(page).getByRole("button", { name: "Award 1 member" }).click();
  await toastSays(page, "1 member awarded");
  await expect.poll(() => pointsIn(page, "Gil").innerText()).toBe("31");
});

test("a lost answer awards nobody twice, and the undo names members who spent the points", { tag: "@long" }, async ({
  openAs,
  site,
}) => {
  const [spender] = await make(site, ["Hal", "Ina"]);
  const page = await programme(openAs, "users", {
    mayFail: "/api/admin/points/awards",
    mayRefuse: "/api/admin/points/awards",
  });
  await page.getByLabel("Search members").fill("sample");
  await page.getByRole("button", { name: "Award many" }).click();
  for (const name of ["Hal", "Ina"]) {
    await box(page).getByLabel("Search members").fill(`${name.toLowerCase()}_`);
    await box(page)
      .getByRole("checkbox", { name: new RegExp(`^${name.toLowerCase()}_sample`) })
      .check();
  }
  await box(page).getByText("2 members chosen").waitFor();
  await expectAccessible(page);
  await box(page).getByLabel("Amount").fill("40");
  await box(page).getByLabel("Reason").fill("Helped at the stand");
  await box(page).getByRole("button", { name: "Check the awards" }).click();
  let isLost = false;
  await page.route("**/api/admin/points/awards", async (route) => {
    if (isLost || route.request().method() !== "POST") return route.continue();
    isLost = true;
    await route.fetch();
    await route.abort();
  });
  await review(page).getByRole("button", { name: "Award 2 members" }).click();
  await review(page).getByText("No answer came back.").waitFor();
  await review(page).getByRole("button", { name: "Award 2 members" }).click();
  await toastSays(page, "2 members awarded");
  await expect.poll(() => pointsIn(page, "Ina").innerText()).toBe("41");
  const panel = page.getByRole("region", { name: "Adjust points" });
  await rowWith(page, spender ?? "")
    .getByRole("button")
    .click();
  await panel.getByRole("radio", { name: "Set" }).check();
  await panel.getByLabel("Amount").fill("2");
  await panel.getByRole("button", { name: "Set to 2 points" }).click();
  const question = page.getByRole("dialog", { name: "Set the points of hal_sample?" });
  await question.getByText("hal_sample has 41 now and will have 2, 39 fewer.").waitFor();
  await expectAccessible(page);
  await question.getByRole("button", { name: "Set to 2" }).click();
  await toastSays(page, pointsTexts.adjusted);
  const recent = page.getByRole("region", { name: "Recent awards to many" });
  await recent.getByRole("button", { name: "Undo Helped at the stand" }).click();
  await page.getByRole("dialog", { name: "Undo this award?" }).getByRole("button", { name: "Undo award" }).click();
  await toastSays(page, "Undone for 1 of 2");
  await toastSays(page, "Too few points left to take back: hal_sample.");
  await recent.getByText("Undone for 1 of 2").waitFor();
  await expect.poll(() => pointsIn(page, "Ina").innerText()).toBe("1");
});

test("members without points have no rank, and setting a balance asks first and can be cancelled", {
  tag: "@long",
}, async ({ openAs, site }) => {
  await makeMember(site, "Jon", 3);
  await makeMember(site, "Kim", 0);
  const page = await programme(openAs, "users");
  await expect.poll(() => rowWith(page, "Jon").locator("td").first().innerText()).toMatch(/^\d+$/);
  expect(await rowWith(page, "Kim").locator("td").first().innerText()).toBe("");
  const panel = page.getByRole("region", { name: "Adjust points" });
  await rowWith(page, "Jon").getByRole("button").click();
  await panel.getByRole("radio", { name: "Set" }).check();
  await panel.getByLabel("Amount").fill("70");
  const set = panel.getByRole("button", { name: "Set to 70 points" });
  await set.click();
  await page.getByRole("dialog").getByRole("button", { name: "Cancel" }).click();
  expect(await hasFocus(set)).toBe(true);
  expect(await pointsIn(page, "Jon").innerText()).toBe("3");
});

test("two quick answers to who is meant are both kept, arrow keys only move, and a line is mended in the review", {
  tag: "@long",
}, async ({ open, openAs, site }) => {
  const page = await programme(openAs, "users");
  for (const name of ["Lea", "Max"])
    for (const letter of ["a", "b"]) {
      const body = {
        ...personNamed(name),
        name: `${name} Double`,
        email: `${name}.${letter}@double.example`,
        password,
      };
      await open("/about", { before: (one) => one.request.post(accountsApi.register.path, { data: body }) });
    }
  await make(site, ["Ned"]);
  await page.getByRole("button", { name: "Award many" }).click();
  await box(page).getByRole("radio", { name: "Paste names" }).check();
  await box(page)
    .getByRole("textbox", { name: "Names" })
    .fill("1. Lea Double\n2. @Max Double\n• nedd_sample\nNed Sample\t7");
  await box(page).getByLabel("Amount").fill("5");
  await box(page).getByRole("button", { name: "Check the awards" }).click();
  const who = (name: string) => review(page).getByRole("combobox", { name: `Who is ${name}?` });
  await who("Lea Double").waitFor();
  const plans: number[] = [];
  const { promise: released, resolve: release } = Promise.withResolvers<void>();
  await page.route(`**${awardsApi.plan.path}`, async (route) => {
    plans.push(plans.length);
    if (plans.length === 1) await released;
    await route.continue();
  });
  await who("Lea Double").focus();
  await page.keyboard.press("ArrowDown");
  await page.keyboard.press("ArrowDown");
  await page.keyboard.press("ArrowUp");
  expect(plans).toEqual([]);
  await page.keyboard.press("Enter");
  await expect.poll(() => plans.length).toBe(1);
  await who("@Max Double").selectOption({ index: 2 });
  await expect.poll(() => plans.length).toBe(2);
  await review(page).getByRole("button", { name: "Award 3 members" }).waitFor();
  release();
  await review(page).getByLabel("Name on line 3").fill("ned_sample");
  await page.keyboard.press("Enter");
  await review(page).getByText("3 members get 22 points in all.").waitFor();
  await expectAccessible(page);
  await review(page).getByRole("button", { name: "Award 3 members" }).click();
  await toastSays(page, "3 members awarded");
});

test("Back keeps the lines that were changed in the check, for the next one", { tag: "@long" }, async ({
  openAs,
  site,
}) => {
  await make(site, ["Una", "Vic"]);
  const page = await programme(openAs, "users");
  await page.getByRole("button", { name: "Award many" }).click();
  await box(page).getByRole("radio", { name: "Paste names" }).check();
  const names = box(page).getByRole("textbox", { name: "Names" });
  await names.fill("unna\nvic_sample\tmany");
  await box(page).getByLabel("Amount").fill("10");
  await box(page).getByRole("button", { name: "Check the awards" }).click();
  const mend = async (label: string, value: string) => {
    await review(page).getByLabel(label).fill(value);
    await review(page).getByLabel(label).press("Enter");
  };
  await mend("Name on line 1", "una_sample");
  await review(page).getByText("1 member gets 10 points in all.").waitFor();
  await mend("Amount on line 2", "5");
  await review(page).getByText("2 members get 15 points in all.").waitFor();
  await review(page).getByRole("button", { name: "Back" }).click();
  await box(page).getByText("We’ve kept your changes to 2 lines from the check.").waitFor();
  await names.fill("unna\nvic_sample\tmany\nvic sample");
  await box(page).getByRole("button", { name: "Check the awards" }).click();
  await review(page).getByText("2 members get 25 points in all.").waitFor();
  await review(page).getByRole("button", { name: "Back" }).click();
  await names.fill("una_sample\nvic_sample");
  await expect(box(page).getByText("We’ve kept your changes")).toHaveCount(0);
  await box(page).getByRole("button", { name: "Check the awards" }).click();
  await review(page).getByText("2 members get 20 points in all.").waitFor();
});
