import type { Locator, Page } from "@playwright/test";
import { analyticsApi } from "#contract/analytics/endpoints.ts";
import { team } from "#team.config.ts";
import { desktop, expect, expectAccessible, inMotion, phone, test } from "./fixtures/test.ts";

test.use({ contextOptions: inMotion });

const widths = [320, 390, 768, 1024, 1440, 1920];

test.describe("the home page", () => {
  test("fits windows of every width without scrolling sideways", async ({ open }) => {
    const page = await open("/");
    for (const width of widths) {
      await page.setViewportSize({ width, height: 900 });
      const overflow = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
      expect(overflow, `${width} wide`).toBeLessThanOrEqual(0);
    }
  });

  for (const [size, viewport] of [
    ["desktop", desktop],
    ["phone", phone],
  ] as const) {
    test(`shows the climbed wordmark in a picture of the full page, on a ${size}`, { tag: "@long" }, async ({
      open,
    }) => {
      const page = await open("/", { viewport });
      const wordmark = page.locator(".hero__ramp");
      await wordmark.evaluate(async (ramp) => {
        await Promise.all(ramp.getAnimations({ subtree: true }).map(({ finished }) => finished));
        ramp.addEventListener("animationstart", () => ramp.setAttribute("data-restarted", ""));
      });
      await page.screenshot({ fullPage: true }); // makes the window tiny for a moment
      await wordmark.evaluate(() => new Promise(requestAnimationFrame));
      await expect(wordmark).not.toHaveAttribute("data-restarted");
    });
  }

  for (const size of ["desktop", "phone"]) {
    test(`has nothing that axe finds wrong, on a ${size}`, { tag: "@long" }, async ({ open }) => {
      const page = await open("/", size === "phone" ? { viewport: phone } : {});
      await expectAccessible(page);
    });
  }

  test("lists below the first screen climb in one item after the other, and nothing is hidden before", {
    tag: "@long",
  }, async ({ open }) => {
    const page = await open("/", { viewport: desktop });
    const plans = page.locator(".plans > *");
    const places = (items: Locator) =>
      items.evaluateAll((all) => all.map((item) => (item as HTMLElement).style.translate));
    await expect.poll(() => places(plans)).toEqual(["0px 24px", "0px 24px"]);
    expect(await plans.evaluateAll((all) => all.map((item) => getComputedStyle(item).opacity))).toEqual(["1", "1"]);
    await page.locator(".plans").evaluate((list) => list.scrollIntoView({ behavior: "instant", block: "center" }));
    const delays = () =>
      plans.evaluateAll((all) =>
        all.map((item) => item.getAnimations().map(({ effect }) => effect?.getTiming().delay)),
      );
    await expect.poll(delays).toEqual([[0], [150]]);
    expect(await places(plans)).toEqual(["", ""]);
  });

  test("lists stay still where less motion is wanted", { tag: "@long" }, async ({ open }) => {
    const page = await open("/", { reducedMotion: "reduce" });
    await page.locator(".plans").scrollIntoViewIfNeeded();
    expect(await page.locator("[data-reveal] [style*=translate]").count()).toBe(0);
  });

  test("only calls to count the visit, sets no cookie and stores nothing", async ({ open }) => {
    const page = await open("/");
    const calls = await page.evaluate(() =>
      performance
        .getEntriesByType("resource")
        .map(({ name }) => new URL(name).pathname)
        .filter((path) => path.startsWith("/api/")),
    );
    expect(calls.filter((path) => path !== analyticsApi.beacon.path)).toEqual([]);
    expect(await page.context().cookies()).toEqual([]);
    expect(await page.evaluate(() => localStorage.length)).toBe(0);
  });

  test("has its ten sections in order", async ({ open }) => {
    const page = await open("/");
    const headings = await page.locator("main h1, main h2").allTextContents();
    expect(headings.map((text) => text.trim())).toEqual([
      team.name,
      "Meet Our Champions",
      "Tournament Victories",
      "VIDEOS",
      "Subscription",
      "Merchandise",
      "Live Social Feed",
      "Latest Updates",
      "Get In Touch",
    ]);
  });

  test("marks the section that is being read in the bar", { tag: "@long" }, async ({ open }) => {
    const page = await open("/");
    await page.getByRole("banner").getByRole("link", { name: "Merchandise" }).click();
    await expect
      .poll(() => page.locator("header .nav__main [aria-current=true]").first().innerText())
      .toBe("Merchandise");
    const top = () =>
      page.locator("#merchandise").evaluate((section) => Math.round(section.getBoundingClientRect().top));
    await expect.poll(top).toBeLessThanOrEqual(101);
  });

  for (const viewport of [phone, desktop]) {
    test(`shows the same place again after a reload, ${viewport.width} wide`, { tag: "@long" }, async ({ open }) => {
      const page = await open("/", { viewport });
      const news = page.locator("#news");
      const top = () => news.evaluate((section) => Math.round(section.getBoundingClientRect().top));
      await news.evaluate((section) => section.scrollIntoView({ behavior: "instant" }));
      const before = await top();
      const moved = async () => Math.abs((await top()) - before); // by a pixel at most: what is scrolled by is rounded
      await expect.poll(() => page.evaluate(() => history.state?.scrollY)).toBeGreaterThan(viewport.height);
      await page.reload();
      await expect.poll(moved).toBeLessThanOrEqual(1);
      await page.goto("/about");
      await page.goBack();
      await expect.poll(moved).toBeLessThanOrEqual(1);
    });
  }

  test("leads to a section that was asked for before the page was laid out", { tag: "@long" }, async ({ open }) => {
    const page = await open("/", {
      viewport: phone,
      before: (tab) => tab.addInitScript(() => Object.assign(window, { requestIdleCallback: () => 0 })), // never idle
    });
    const waiting = page.locator("#contact > .wrap");
    const visibility = () => waiting.evaluate((section) => getComputedStyle(section).contentVisibility);
    expect(await visibility()).toBe("auto");
    const footerLink = page.getByRole("contentinfo").getByRole("link", { name: "Contact" });
    await footerLink.evaluate((link) => link instanceof HTMLElement && link.click()); // from the top, unlike a real click
    expect(await visibility()).toBe("visible");
    const top = () => page.locator("#contact").evaluate((section) => Math.round(section.getBoundingClientRect().top));
    await expect.poll(top).toBe(80);
  });

  test("asks YouTube for nothing until a video is played, and then only for the player", async ({ open }) => {
    const player = "https://www.youtube-nocookie.com/";
    const page = await open("/", { mayAsk: player });
    const asked: string[] = [];
    await page.route(`${player}**`, (request) => {
      asked.push(request.request().url());
      return request.fulfill({ contentType: "text/html", body: "<title>player</title>" });
    });
    const first = page.getByRole("button", { name: "Play: One in five: how we take height" });
    await first.scrollIntoViewIfNeeded();
    expect(await page.locator("iframe").count()).toBe(0);
    expect(asked).toEqual([]);
    await first.click();
    await expect.poll(() => asked).toEqual([`${player}embed/demo0videou?autoplay=1`]);
    expect(await page.evaluate(() => document.activeElement?.tagName)).toBe("IFRAME");
  });
});

test.describe("the contact form", () => {
  test("says what is missing, keeps what was typed, and thanks for a message", async ({ open }) => {
    const page = await open("/#contact");
    await page.getByRole("textbox", { name: "Name" }).fill("Ida Demo");
    await page.getByRole("button", { name: "Send message" }).click();
    await expect(page.getByText("Please fill in all fields")).toBeInViewport(); // once, and in sight
    const email = page.getByRole("textbox", { name: "Email" });
    await email.evaluate((field) => scrollBy({ top: field.getBoundingClientRect().top - 150, behavior: "instant" }));
    await page.getByRole("button", { name: "Send message" }).click();
    const topOf = (one: Locator) => one.evaluate((element) => element.getBoundingClientRect().top);
    const barBottom = await page.getByRole("banner").evaluate((bar) => bar.getBoundingClientRect().bottom);
    await expect.poll(() => topOf(page.getByText("Please fill in all fields"))).toBeGreaterThan(barBottom + 8);
    expect(await page.getByRole("textbox", { name: "Name" }).inputValue()).toBe("Ida Demo");
    await page.getByRole("textbox", { name: "Email" }).fill("ida@demo.example");
    await page.getByRole("combobox", { name: "Subject" }).selectOption("media");
    await page.getByRole("textbox", { name: "Message" }).fill("May we film?");
    await page.getByRole("button", { name: "Send message" }).click();
    await page.getByText("Thank you for your message! We'll get back to you soon.").first().waitFor();
    await expect.poll(() => page.getByRole("textbox", { name: "Name" }).inputValue()).toBe("");
  });

  test("keeps what was typed for its tab over a reload, until it's sent", { tag: "@long" }, async ({ open }) => {
    const page = await open("/#contact");
    const field = (tab: Page, name: string) => tab.getByRole("textbox", { name });
    const kept = () => page.evaluate(() => Object.values(sessionStorage).join());
    await field(page, "Name").fill("Ida Demo");
    await page.getByRole("combobox", { name: "Subject" }).selectOption("media");
    await field(page, "Message").fill("May we film?");
    await expect.poll(kept).toContain("May we film?");
    await page.reload();
    await expect.poll(() => field(page, "Message").inputValue()).toBe("May we film?");
    expect(await field(page, "Name").inputValue()).toBe("Ida Demo");
    expect(await page.getByRole("combobox", { name: "Subject" }).inputValue()).toBe("media");
    const other = await page.context().newPage();
    await other.goto("/");
    await field(other, "Message").press("End"); // wakes its form
    await expect.poll(() => other.locator("[data-island=ContactForm][data-awake]").count()).toBe(1);
    expect(await field(other, "Message").inputValue()).toBe("");
    await other.close();

    await field(page, "Email").fill("ida@demo.example");
    await page.getByRole("button", { name: "Send message" }).click();
    await page.getByText("Thank you for your message! We'll get back to you soon.").first().waitFor();
    await expect.poll(() => page.evaluate(() => Object.keys(sessionStorage))).not.toContain("draft:visitor:contact");
    await page.reload();
    expect(await field(page, "Message").inputValue()).toBe("");
    expect(await page.evaluate(() => localStorage.length)).toBe(0);
  });

  test("works where the browser stores nothing", { tag: "@long" }, async ({ open }) => {
    const page = await open("/privacy");
    await page.context().addInitScript(() => {
      for (const name of ["localStorage", "sessionStorage"])
        Object.defineProperty(window, name, {
          get: () => {
            throw new DOMException("Storage is blocked", "SecurityError");
          },
        });
    });
    await page.goto("/#contact");
    await page.getByRole("textbox", { name: "Name" }).fill("Ida Demo");
    await page.getByRole("textbox", { name: "Email" }).fill("ida@demo.example");
    await page.getByRole("combobox", { name: "Subject" }).selectOption("media");
    await page.getByRole("textbox", { name: "Message" }).fill("Nothing is stored.");
    await page.getByRole("button", { name: "Send message" }).click();
    await page.getByText("Thank you for your message! We'll get back to you soon.").first().waitFor();
  });

  test("works without script", async ({ open }) => {
    const page = await open("/", { javaScriptEnabled: false });
    await page.getByRole("textbox", { name: "Name" }).fill("Ida Demo");
    await page.getByRole("textbox", { name: "Email" }).fill("ida@demo.example");
    await page.getByRole("combobox", { name: "Subject" }).selectOption("other");
    await page.getByRole("textbox", { name: "Message" }).fill("No script here.");
    await page.getByRole("button", { name: "Send message" }).click();
    await expect(page.getByRole("status")).toContainText(["Thank you for your message! We'll get back to you soon."]);
  });
});

test.describe("on a phone", () => {
  test("the menu holds every link of the bar, traps the keyboard and gives focus back", async ({ open }) => {
    const page = await open("/", { viewport: phone });
    const menu = page.getByRole("button", { name: "Menu" });
    await menu.click();
    const sheet = page.getByRole("dialog");
    for (const name of [
      "Team",
      "News",
      "Subscription",
      "Merchandise",
      "Contact",
      team.programme.name,
      "About",
      "Management",
      "Admin",
      "Apply",
      "Twitter",
      "TikTok",
      "YouTube",
      "Discord",
      "Twitch",
    ]) {
      expect(await sheet.getByRole("link", { name, exact: true }).count(), name).toBe(1);
    }
    expect(await sheet.getByRole("button", { name: "Sign In" }).count()).toBe(1);
    await expectAccessible(page);
    await page.keyboard.press("Escape");
    await expect.poll(() => menu.evaluate((button) => button === document.activeElement)).toBe(true);
  });
});

test("an unknown address shows the way back", async ({ open }) => {
  const page = await open("/about/nothing");
  expect(await page.locator("h1, .display").allInnerTexts()).toContain(team.notFound.title);
  await page.getByRole("main").getByRole("link", { name: "Back to Home" }).click();
  await page.getByRole("heading", { name: "Meet Our Champions" }).waitFor();
});
