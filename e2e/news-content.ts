import { randomUUIDv7 } from "node:crypto";
import { mkdtemp } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { Page } from "@playwright/test";
import { beforeAll } from "vitest";
import { openDatabase } from "#server/database/database.ts";
import { fillDemonstration } from "#server/demo.ts";
import { demoId } from "#server/demo-id.ts";
import { news } from "#server/features/news/news.table.ts";
import { canaries } from "#server/testing/canaries.ts";
import { useBrowser } from "./browser.ts";

/** An article, and one that is related to it. */
export const story = { id: demoId("news", 3), title: "Gritst1_demo signs for another year" };
export const related = { id: demoId("news", 2), title: "Solo Series returns on Friday" };

const plain = { category: "general", status: "published", readTime: 1 } as const;

/** An article that tries to break out of every one of its fields. */
export const poisoned = {
  ...plain,
  id: randomUUIDv7(),
  title: `<img src=x onerror=alert(1)> ${canaries[0]} $&`,
  excerpt: canaries.slice(0, 6).join(" "),
  content: canaries.join("\n\n"),
  authorName: '"><script>alert(1)</script>',
  tags: canaries.filter((text) => text.length <= 40 && !/[\n\t\u2028\u202e]/.test(text)).slice(0, 20),
  publishedAt: new Date("2025-11-10T08:00:00Z"),
};

export const olderStories = Array.from({ length: 12 }, (_, at) => ({
  ...plain,
  id: randomUUIDv7(),
  title: `Older story ${at + 1}`,
  excerpt: "From the archive.",
  content: "Text from the archive.",
  publishedAt: new Date(Date.UTC(2024, 0, 28 - at)),
}));

/** A site with demonstration content, more news than fit on one page, and the article that tries to break out. */
export async function useNews() {
  const dataDir = await mkdtemp(join(tmpdir(), "news-"));
  beforeAll(async () => {
    const { db, close } = await openDatabase({ dataDir });
    await fillDemonstration(db);
    await db.insert(news).values([...olderStories, poisoned]);
    await close();
  });
  return useBrowser({ DATA_DIR: dataDir });
}

export const headline = (page: Page, title: string) => page.getByRole("link", { name: title });
export const openedStory = (page: Page) => page.getByRole("dialog").and(page.locator(".dialog"));
export const focused = (page: Page) => page.evaluate(() => document.activeElement?.textContent);
