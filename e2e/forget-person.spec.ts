import { readFileSync } from "node:fs";
import { teamToasts } from "#contract/team/admin/constants.ts";
import { teamAdminApi } from "#contract/team/admin/endpoints.ts";
import { toastSays } from "./dashboard.ts";
import { desktop, expect, expectAccessibleOverFrame, longIf, phone, test } from "./fixtures/test.ts";

test.use({ siteKind: { name: "forget-person" } });

for (const [place, viewport] of Object.entries({ desktop, phone })) {
  test(
    `an admin makes the site forget a person, after reading what that means, on a ${place}`,
    longIf(place === "phone"),
    async ({ open, openAs }) => {
      const desk = await openAs("admin", "/admin/site", { viewport });
      const headers = { origin: new URL(desk.url()).origin };
      const leader = (name: string) => ({ name, title: "Climber", about: "Went up first." });
      const changes = { "about.leadership": [leader("Mona Høy"), leader("Siri Sund")] };
      await desk.request.patch(headers.origin + teamAdminApi.change.path, { headers, data: { changes } });
      await desk.request.post(headers.origin + teamAdminApi.publish.path, { headers, data: {} });
      const visitor = await open("/about", { viewport });
      await expect(visitor.getByRole("heading", { name: "Mona Høy" })).toBeVisible();

      await desk.getByRole("button", { name: "History", exact: true }).click();
      await desk.getByRole("button", { name: "Forget a person" }).click();
      const dialog = desk.getByRole("dialog", { name: "Forget a person" });
      await expect(dialog.getByText("This can’t be undone.")).toBeVisible();
      await expect(dialog.getByRole("button", { name: "Forget this person" })).toHaveAttribute("aria-disabled", "true");
      await dialog.getByLabel("Person").selectOption("Mona Høy");
      await expectAccessibleOverFrame(desk);
      const saving = desk.waitForEvent("download");
      await dialog.getByRole("link", { name: "download it for them" }).click();
      expect(readFileSync(await (await saving).path(), "utf8")).toContain("Went up first.");
      await dialog.getByRole("button", { name: "Forget this person" }).click();
      await toastSays(desk, teamToasts.forgotten);
      await expect(dialog).toBeHidden();
      await desk.getByRole("button", { name: "Forget a person" }).click();
      await expect(dialog.getByRole("option", { name: "Siri Sund" })).toBeAttached();
      await expect(dialog.getByRole("option", { name: "Mona Høy" })).toHaveCount(0);
      await visitor.reload();
      await expect(visitor.getByRole("heading", { name: "Siri Sund" })).toBeVisible();
      await expect(visitor.getByText("Mona Høy")).toHaveCount(0);
    },
  );
}

test("chiefs restore versions, and forget nobody", { tag: "@long" }, async ({ openAs }) => {
  const desk = await openAs("chief", "/admin/site", { viewport: desktop });
  await desk.getByRole("button", { name: "History", exact: true }).click();
  await desk.getByRole("dialog", { name: "History" }).waitFor();
  await expect(desk.getByRole("button", { name: "Forget a person" })).toHaveCount(0);
});
