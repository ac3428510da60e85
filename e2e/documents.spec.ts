import type { Page } from "@playwright/test";
import { contactTexts } from "#contract/contact-messages/constants.ts";
import { expect, longIf, test } from "./fixtures/test.ts";
import { accountDialog, bar, openAsMember, signOut } from "./member.ts";

const kibibyte = 1024;
const documents = [
  "/",
  "/about",
  "/management",
  "/apply",
  "/news",
  "/privacy",
  "/terms",
  "/nothing-here",
  "/points",
  "/calendar",
  "/dashboard",
  "/settings",
  "/staff-application",
  "/management-application",
];

const brief = ["/", "/points"];

/** Returns the bytes of scripts that a page has loaded over the network. */
const scriptBytes = (page: Page) =>
  page.evaluate(() =>
    performance
      .getEntriesByType("resource")
      .filter((entry) => entry.name.endsWith(".js") && entry instanceof PerformanceResourceTiming)
      .reduce((sum, entry) => sum + (entry instanceof PerformanceResourceTiming ? entry.encodedBodySize : 0), 0),
  );

const scrollThrough = async (page: Page) => {
  await page.evaluate(() => scrollTo({ top: document.body.scrollHeight, behavior: "instant" }));
  await page.waitForLoadState("networkidle");
};

for (const path of documents) {
  test(
    `${path} runs at most 12 KiB of scripts before a touch, also when it is scrolled through`,
    longIf(!brief.includes(path)),
    async ({ open }) => {
      const page = await open(path);
      await page.waitForLoadState("networkidle");
      expect(await scriptBytes(page)).toBeGreaterThan(0);
      expect(await scriptBytes(page)).toBeLessThanOrEqual(12 * kibibyte);
      await scrollThrough(page);
      expect(await scriptBytes(page)).toBeLessThanOrEqual(12 * kibibyte);
      expect(await page.locator("[data-awake]").count()).toBe(0);
    },
  );
}

test("F8 moves the focus to the notifications on a fresh document", { tag: "@long" }, async ({ open }) => {
  const page = await open("/about");
  await page.keyboard.press("F8");
  await expect(page.getByRole("region", { name: "Notifications (F8)" })).toBeFocused();
  expect(await page.locator("[data-awake]").count()).toBe(0);
});

test("the home page with what is above the fold is 160 KiB at most, in 15 requests at most", async ({ open }) => {
  const page = await open("/");
  await page.waitForLoadState("networkidle");
  const sizes = await page.evaluate(() =>
    performance
      .getEntries()
      .filter((entry) => entry instanceof PerformanceResourceTiming)
      .filter(({ name }) => !/\/api\/|\/speculation-rules/.test(name)) // leaves out counting the visit, and speculation rules
      .map(({ name, encodedBodySize }) => ({ name: new URL(name).pathname, bytes: encodedBodySize })),
  );
  const total = sizes.reduce((sum, { bytes }) => sum + bytes, 0);
  expect(total).toBeGreaterThan(20 * kibibyte);
  expect(total).toBeLessThanOrEqual(160 * kibibyte);
  expect(sizes.length, sizes.map(({ name }) => name).join("\n")).toBeLessThanOrEqual(15);
});

test.describe("a press before its island has loaded", () => {
  test("is answered once on a slow connection and a slow machine", async ({ open }) => {
    const page = await open("/admin-login");
    const session = await page.context().newCDPSession(page);
    await session.send("Network.enable");
    await session.send("Network.emulateNetworkConditions", {
      offline: false,
      latency: 150,
      downloadThroughput: (1.6 * 1024 * 1024) / 8,
      uploadThroughput: (750 * 1024) / 8,
    });
    await session.send("Emulation.setCPUThrottlingRate", { rate: 4 });
    await page.goto("/about", { waitUntil: "domcontentloaded" });
    const button = bar(page).getByText("Sign In").first();
    for (const _ of [1, 2, 3]) await button.dispatchEvent("click");
    await accountDialog(page).waitFor();
    expect(await accountDialog(page).count()).toBe(1);
  });

  test("keeps what was typed, and sends it once", { tag: "@long" }, async ({ open }) => {
    const page = await open("/");
    let sent = 0;
    await page.route("**/api/contact", (route) => {
      sent++;
      return route.continue();
    });
    let release = () => {};
    const held = new Promise<void>((resolve) => {
      release = resolve;
    });
    await page.route("**/assets/hydrate*.js", async (route) => {
      await held;
      await route.continue();
    });
    await page.getByRole("textbox", { name: "Name" }).fill("Ida Demo");
    await page.getByRole("textbox", { name: "Email" }).fill("ida@demo.example");
    await page.getByRole("combobox", { name: "Subject" }).selectOption("media");
    await page.getByRole("textbox", { name: "Message" }).fill("May we film?");
    const send = page.getByRole("button", { name: "Send message" });
    for (const _ of [1, 2]) await send.dispatchEvent("click");
    release();
    await page.getByText(contactTexts.sent).first().waitFor();
    expect(sent).toBe(1);
  });
});

test.describe("an island that doesn't load", () => {
  const broken = {
    mayFail: "/assets/",
    before: (page: Page) => page.route("**/assets/hydrate*.js", (route) => route.abort()),
  };

  test("leaves the plain form, which the server answers", { tag: "@long" }, async ({ open }) => {
    const page = await open("/", broken);
    await page.getByRole("textbox", { name: "Name" }).fill("Ida Demo");
    await page.getByRole("textbox", { name: "Email" }).fill("ida@demo.example");
    await page.getByRole("combobox", { name: "Subject" }).selectOption("media");
    await page.getByRole("textbox", { name: "Message" }).fill("May we film?");
    await page.getByRole("button", { name: "Send message" }).click();
    await page.getByRole("status").filter({ hasText: contactTexts.sent }).waitFor();
  });

  test("says so if the server can't be reached, and sends what was typed once it can", { tag: "@long" }, async ({
    open,
  }) => {
    const page = await open("/", { mayFail: "/" });
    await page.route("**", (route) => route.abort());
    await page.getByRole("textbox", { name: "Name" }).fill("Ida Demo");
    await page.getByRole("textbox", { name: "Email" }).fill("ida@demo.example");
    await page.getByRole("combobox", { name: "Subject" }).selectOption("media");
    await page.getByRole("textbox", { name: "Message" }).fill("May we film?");
    await page.getByRole("button", { name: "Send message" }).click();
    await page.locator(".toast").filter({ hasText: "didn’t load" }).waitFor();
    await page.unroute("**");
    await page.getByRole("button", { name: "Send message" }).click();
    await page.getByText(contactTexts.sent).first().waitFor();
  });

  test("leaves the plain link, or says so if there's none", { tag: "@long" }, async ({ open }) => {
    const page = await open("/about", broken);
    await page.getByRole("button", { name: "Ask the team assistant" }).click();
    await page.locator(".toast").filter({ hasText: "didn’t load" }).waitFor();
    await bar(page).getByRole("button", { name: "Sign In" }).click();
    await page.getByRole("heading", { level: 1, name: "Sign In" }).waitFor();
  });
});

test("signing out in one tab reaches a document in another, and what depends on it", { tag: "@long" }, async ({
  open,
}) => {
  const page = await openAsMember(open, { name: "Dee", path: "/about" });
  const other = await page.context().newPage();
  await other.goto("/apply");
  expect(await other.getByRole("main").getByRole("link", { name: "Create Account" }).count()).toBe(0);
  await signOut(page);
  await bar(page).getByRole("button", { name: "Sign In" }).waitFor();
  await bar(other).getByRole("button", { name: "Sign In" }).waitFor();
  await other.getByRole("main").getByRole("link", { name: "Create Account" }).waitFor();
});

test("a prerendered page counts no view until someone opens it", async ({ open }) => {
  let said = 0;
  const page = await open("/terms", {
    before: async (tab) => {
      tab.on("request", (request) => {
        if (request.url().endsWith("/beacon")) said++;
      });
      await tab.addInitScript(() => {
        Object.defineProperty(document, "prerendering", { value: true, configurable: true });
      });
    },
  });
  await page.waitForLoadState("networkidle");
  expect(said).toBe(0);
  await page.evaluate(() => {
    Object.defineProperty(document, "prerendering", { value: false });
    document.dispatchEvent(new Event("prerenderingchange"));
  });
  await expect.poll(() => said).toBe(1);
});

for (const { reducedMotion, changes } of [
  { reducedMotion: "no-preference", changes: "into each other" },
  { reducedMotion: "reduce", changes: "at once" },
] as const)
  test(`where motion is "${reducedMotion}", documents change ${changes}`, { tag: "@long" }, async ({ open }) => {
    const page = await open("/terms", {
      reducedMotion,
      before: (tab) =>
        tab.addInitScript(() => {
          addEventListener("pagereveal", ({ viewTransition }) => {
            sessionStorage.setItem(
              "revealed",
              `${location.pathname} ${viewTransition ? "into each other" : "at once"}`,
            );
          });
        }),
    });
    await page.getByRole("contentinfo").getByRole("link", { name: "Privacy" }).click();
    await page.waitForURL("**/privacy");
    await expect.poll(() => page.evaluate(() => sessionStorage.getItem("revealed"))).toBe(`/privacy ${changes}`);
  });
