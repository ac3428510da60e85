import type { Page } from "@playwright/test";
import { untilLaidOut } from "./fixtures/axe.ts";
import { phone } from "./fixtures/open-page.ts";
import { expect, test } from "./fixtures/test.ts";
import { onEveryPage } from "./on-every-page.ts";

/** Returns texts that overflow a box which clips them. */
const cutOn = (page: Page) =>
  page.evaluate(() => {
    const cut: string[] = [];
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    while (texts.nextNode()) {
      const { parentElement, textContent } = texts.currentNode;
      if (
        !textContent?.trim() ||
        !parentElement?.checkVisibility() ||
        parentElement.closest(".visually-hidden, script, style, option")
      )
        continue;
      const range = document.createRange();
      range.selectNodeContents(texts.currentNode);
      const text = range.getBoundingClientRect();
      for (let box: Element | null = parentElement; box && box !== document.body; box = box.parentElement) {
        const { overflowX, overflowY, webkitLineClamp, clipPath } = getComputedStyle(box);
        if (clipPath === "inset(50%)") break; // only for screen readers
        if (webkitLineClamp !== "none" || overflowX === "auto" || overflowY === "auto" || overflowX === "scroll") break;
        const frame = box.getBoundingClientRect();
        const isWide = overflowX !== "visible" && (text.right > frame.right + 2 || text.left < frame.left - 2);
        const line = 0.3 * Number.parseFloat(getComputedStyle(parentElement).fontSize); // a font's box is taller than its letters
        const isHigh = overflowY !== "visible" && (text.bottom > frame.bottom + line || text.top < frame.top - line);
        if (isWide || isHigh) cut.push(`${textContent.trim().slice(0, 40)} in ${box.localName}.${box.className}`);
      }
    }
    const beyond = document.documentElement.scrollWidth - innerWidth;
    const isHidden = (it: Element) => {
      for (let box = it.parentElement; box && box !== document.body; box = box.parentElement)
        if (getComputedStyle(box).overflowX !== "visible") return true;
      return false;
    };
    const widest = [...document.body.querySelectorAll("*")].filter(
      (it) => it.getBoundingClientRect().right > innerWidth + 1 && !isHidden(it),
    );
    return beyond > 0
      ? [
          ...cut,
          `${beyond} px beyond the window: ${widest
            .map((it) => `${it.localName}.${it.className}`)
            .slice(-3)
            .join(", ")}`,
        ]
      : cut;
  });

test("at twice the text size, every label stays whole", { tag: "@long" }, async ({ open, openAs }) => {
  await onEveryPage({ open, openAs }, {}, async (page, path) => {
    await page.evaluate(() => {
      document.documentElement.style.fontSize = "200%";
    });
    await untilLaidOut(page);
    expect.soft(await cutOn(page), path).toEqual([]);
  });
});

/** Sets the font size as in the browser's settings, which changes media queries too. */
async function doubleFontSetting(page: Page) {
  const session = await page.context().newCDPSession(page);
  await session.send("Page.setFontSizes", { fontSizes: { standard: 32 } });
  await session.detach();
}

for (const [device, viewport] of [
  ["a desk", { width: 1280, height: 720 }],
  ["a phone", phone],
] as const)
  test(`with the browser's font size doubled, every label stays whole on ${device}`, { tag: "@long" }, async ({
    open,
    openAs,
  }) => {
    await onEveryPage({ open, openAs }, { viewport }, async (page, path) => {
      await doubleFontSetting(page);
      expect(await page.evaluate(() => getComputedStyle(document.documentElement).fontSize)).toBe("32px");
      await untilLaidOut(page);
      expect.soft(await cutOn(page), path).toEqual([]);
    });
  });
