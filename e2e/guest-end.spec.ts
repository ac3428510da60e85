import type { Page } from "@playwright/test";
import { expect, test } from "./fixtures/test.ts";
import { fitsEveryWidth, nameOn, newLink, pageOf, press } from "./temp-links.ts";

test.use({ siteKind: { name: "guest-end" } });

test("a guest is warned before their access ends, and told immediately when it has ended", async ({ open, openAs }) => {
  const page = await openAs("admin", "/admin/temp-access");
  const opened = async (seconds: number) => {
    const link = await newLink(page, "Guest", { expiresAt: new Date(Date.now() + seconds * 1000).toISOString() });
    const guest = await open(pageOf(link), { mayRefuse: "/api/" });
    await nameOn(guest).fill("Gil");
    await press(guest);
    await guest.waitForURL("**/admin/applications");
    return guest;
  };
  const warning = (guest: Page) => guest.getByRole("alert").filter({ hasText: "Your temporary access ends at" });
  const early = await opened(15 * 60);
  await early.getByText("Access ends in 14 minutes").waitFor();
  expect(await warning(early).count()).toBe(0);
  const late = await opened(9 * 60);
  await warning(late).getByText("in less than 10 minutes. Save your work now").waitFor();
  await fitsEveryWidth(late);
  const last = await opened(6);
  await last.getByText(/Your temporary access has ended/).waitFor();
  await last.getByText("Access has ended", { exact: true }).waitFor();
});
