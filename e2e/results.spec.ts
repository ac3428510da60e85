import { achievementTexts } from "#contract/achievements/admin/constants.ts";
import { achievementsApi } from "#contract/achievements/endpoints.ts";
import { resultPath } from "#contract/achievements/result-path.ts";
import { playersAdminApi } from "#contract/players/admin/endpoints.ts";
import { playerTexts } from "#contract/players/constants.ts";
import { toastSays } from "./dashboard.ts";
import { expect, expectAccessible, test } from "./fixtures/test.ts";

test.use({ siteKind: { name: "results" } });

test("staff say more of a result and switch a player's page on, and visitors find both without script", async ({
  open,
  openAs,
  site,
}) => {
  const staff = await openAs("chief", "/admin/achievements", { mayRefuse: "/api/admin/achievements/" });
  await staff.getByRole("button", { name: /^Edit Pennine Winter Final/ }).click();
  const result = staff.getByRole("dialog", { name: "Edit achievement" });
  await result.getByLabel("Last position", { exact: true }).fill("1");
  await result.getByLabel("Event", { exact: true }).fill("Northern Circuit");
  await result
    .getByLabel(/share of the prize/)
    .first()
    .fill("2500");
  await result.getByRole("button", { name: "Save achievement" }).click();
  await expect(result.getByText(achievementTexts.lastPosition)).toBeVisible();
  await result.getByLabel("Last position", { exact: true }).fill("");
  await result.getByRole("button", { name: "Save achievement" }).click();
  await toastSays(staff, achievementTexts.updated);

  const visitor = await open("/players", { javaScriptEnabled: false });
  await expect(visitor.getByRole("link", { name: "Kestrl_demo" })).toHaveCount(0);
  const edit = await openAs("chief", "/admin/players");
  await edit.getByRole("button", { name: /^Edit Kestrl_demo/ }).click();
  const player = edit.getByRole("dialog", { name: "Edit player" });
  await player.getByRole("switch", { name: "Own page" }).check();
  await player.getByRole("button", { name: "Save player" }).click();
  await toastSays(edit, playerTexts.updated);

  await visitor.reload();
  await visitor.getByRole("link", { name: "Kestrl_demo" }).click();
  await expect(visitor.getByRole("heading", { level: 1 })).toHaveText("Kestrl_demo");
  await expect(visitor.getByText("Charlie Mockup")).toHaveCount(0); // the real name has a switch of its own
  await expect(visitor.getByText("$2,500 share")).toBeVisible();
  await visitor.getByRole("link", { name: "Pennine Winter Final" }).click();
  await expect(visitor.getByText("Northern Circuit")).toBeVisible();
  await visitor.getByRole("link", { name: "All results" }).click();
  await visitor.getByLabel("Player").selectOption("Kestrl_demo");
  await visitor.getByRole("button", { name: "Show results" }).click();
  await expect(visitor.getByRole("heading", { level: 3 })).toHaveText(["Pennine Winter Final", "Albion Duos Open"]);

  const pages = await open("/players/kestrl-demo");
  await expectAccessible(pages);
  const [won] = await site.asAdmin(achievementsApi.list);
  expect(won).toBeDefined();
  expect((await site.asAdmin(playersAdminApi.listForStaff)).some(({ hasPage }) => hasPage)).toBe(true);
  await pages.goto(won ? resultPath(won) : "");
  await expectAccessible(pages);
  await pages.goto("/results");
  await expectAccessible(pages);
});
