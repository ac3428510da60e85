import type { Page } from "@playwright/test";
import { contactMessagesApi } from "#contract/contact-messages/endpoints.ts";
import { callFrom, readAnew } from "./dashboard.ts";
import { desktop, expect, test } from "./fixtures/test.ts";
import { hasFocus } from "./member.ts";

test.use({ siteKind: { name: "reading-pane" } });

const write = (page: Page, name: string) =>
  callFrom(page, contactMessagesApi.send.path, {
    name,
    email: "visitor@demo.example",
    subject: "media",
    message: "May we film?",
  });
const pane = (page: Page) => page.getByRole("region", { name: "Message", exact: true });
const rows = (page: Page) => page.locator(".mails > li");
const boxes = (page: Page) =>
  rows(page).evaluateAll((all) =>
    all.map((row) => {
      const { left, top, width, height } = row.getBoundingClientRect();
      return { left, top, width, height };
    }),
  );

test("the list has the whole width until a message is opened, and then its rows stay where they were", {
  tag: "@long",
}, async ({ openAs }) => {
  const page = await openAs("admin", "/admin/messages", { viewport: desktop });
  for (const name of ["Ann Sample", "Ben Sample", "Cat Sample", "Dan Sample", "Eve Sample"]) await write(page, name);
  await readAnew(page);
  await expect(rows(page)).toHaveCount(5);
  await expect(pane(page)).toBeHidden();
  await expect(rows(page).getByText("New", { exact: true })).toHaveCount(5); // none was read because the page opened
  const before = await boxes(page);
  expect(before[0]?.width).toBeGreaterThan(1000);

  await rows(page).nth(2).getByRole("link").click();
  await pane(page).getByText("May we film?").waitFor();
  await expect(rows(page).getByText("New", { exact: true })).toHaveCount(4);
  const placesOf = (all: typeof before) => all.map(({ left, top, height }) => ({ left, top, height }));
  expect(placesOf(await boxes(page))).toEqual(placesOf(before));
  const archive = await pane(page)
    .getByRole("button", { name: /^Archive/ })
    .boundingBox();
  await pane(page).getByRole("link", { name: "Close message" }).click();
  await expect(pane(page)).toBeHidden();
  await expect.poll(() => hasFocus(rows(page).nth(2).getByRole("link"))).toBe(true);

  const [x, y] = [(archive?.x ?? 0) + 10, (archive?.y ?? 0) + 20];
  await page.mouse.click(x, y); // on a row, where the button appears
  await pane(page).getByText("May we film?").waitFor();
  await page.mouse.down({ clickCount: 2 });
  await page.mouse.up({ clickCount: 2 });
  await page.mouse.move(0, 0);
  await page.keyboard.press("j"); // the page still hears keys, so the press was heard too
  await expect(rows(page)).toHaveCount(5);
  await expect(pane(page)).toBeVisible();
  await page.mouse.click(x, y);
  await expect(rows(page)).toHaveCount(4); // a separate press archives the message
});
