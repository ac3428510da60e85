import type { Page } from "@playwright/test";
import { accessLinksApi } from "#contract/access-links/endpoints.ts";
import type { AccessLink } from "#contract/access-links/schemas.ts";
import { callFrom } from "./dashboard.ts";
import { expect, expectAccessible } from "./fixtures/test.ts";

/** The field on a temporary link's page for the guest's name. */
export const nameOn = (page: Page) => page.getByLabel("Your name");
export const press = (page: Page) => page.getByRole("button", { name: "Open the dashboard" }).click();

export const newLink = (by: Page, description: string, more: object = {}): Promise<AccessLink> =>
  callFrom(by, accessLinksApi.create.path, { description, ...more });
export const pageOf = ({ linkCode }: AccessLink) => `/temp-access/${linkCode}`;

export async function fitsEveryWidth(page: Page) {
  for (const width of [320, 390, 768, 1024, 1440]) {
    await page.setViewportSize({ width, height: 900 });
    const overflow = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
    expect(overflow, `${width} wide`).toBeLessThanOrEqual(0);
  }
  for (const width of [390, 1440]) {
    await page.setViewportSize({ width, height: 900 });
    await expectAccessible(page, `${width} wide`);
  }
}
