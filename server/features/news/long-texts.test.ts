import { randomUUIDv7 } from "node:crypto";
import { afterEach, beforeAll, describe, expect, test } from "vitest";
import { articlePath } from "#contract/news/article-path.ts";
import { maxContentLength, maxHtmlLength, plainTextNote } from "#contract/news/constants.ts";
import { maxLinkLength, newsDeskTexts } from "#contract/news/desk/constants.ts";
import { newsDeskApi } from "#contract/news/desk/endpoints.ts";
import { newsApi } from "#contract/news/endpoints.ts";
import { publish } from "#server/database/database.ts";
import { signedInStaff } from "#server/testing/cast/cast.ts";
import { useSite } from "#server/testing/site/use-site.ts";
import { news } from "./news.table.ts";

const site = useSite();
let chief: Awaited<ReturnType<typeof signedInStaff>>;

beforeAll(async () => {
  chief = await signedInStaff(site(), "chief");
});
afterEach(async () => {
  await site().db.delete(news);
  await publish(site().db, "news");
});

const address = (length: number) => `https://demo.example/${"x".repeat(length - 21)}`;
const referred = (address: string, title = "") => `[a]: ${address}${title}\n\n${"[a] ".repeat(20_000)}`;
const wideTable = `${"|a".repeat(160)}|\n${"|-".repeat(160)}|\n${"|\n".repeat(400)}\n`;

/** Texts of up to 100,000 characters each. */
const grown: [string, string][] = [
  ["refers to an address 20,000 times", referred(address(2_000))],
  ["refers to a picture 20,000 times", referred(address(2_000)).replaceAll("[a] ", "![a]")],
  ["refers to a long title 20,000 times", referred("/about", ` "${"t".repeat(15_000)}"`)],
  ["has tables that fill up short rows", wideTable.repeat(69)],
  ["is nothing but quotes within quotes", `${">".repeat(20)}a\n\n`.repeat(4_347)],
];
const longLink = referred(address(15_000));

const draft = (content: string) => ({ title: "Long", excerpt: "Long", content, status: "draft" as const });
const post = (path: string, payload: unknown, method: "POST" | "PUT" = "POST") =>
  site().app.inject({
    method,
    url: path,
    headers: { "content-type": "application/json", ...chief.headers },
    payload: JSON.stringify(payload),
  });

async function published(content: string) {
  const id = randomUUIDv7();
  const article = { id, title: "Long", excerpt: "Long", category: "general" as const, readTime: 1, content };
  await site()
    .db.insert(news)
    .values({ ...article, status: "published", publishedAt: new Date() });
  await publish(site().db, "news");
  return { id, path: articlePath(article) };
}

describe.each([
  ...grown.map(([what, text]) => [what, text, newsDeskTexts.tooMuchFormatting] as const),
  ["links to an address of 15,000 characters", longLink, newsDeskTexts.longLink] as const,
])("a text that %s", (_what, content, sentence) => {
  test("is refused with a sentence when it's previewed, saved or changed", async () => {
    expect(content.length).toBeLessThanOrEqual(maxContentLength);
    const { id, version } = await chief.api(newsDeskApi.create, { body: draft("Short") });
    for (const response of [
      await post("/api/admin/news/preview", { content }),
      await post("/api/admin/news", draft(content)),
      await post(`/api/admin/news/${id}`, { ...draft(content), version }, "PUT"),
    ])
      expect([response.statusCode, response.json()]).toMatchObject([
        400,
        { error: sentence, fields: { content: sentence } },
      ]);
    expect(await site().db.$count(news)).toBe(1);
  });

  test("is shown at a limited length if it was stored before", async () => {
    const { id, path } = await published(content);
    const { contentHtml } = await site().api(newsApi.get, { params: { id } });
    expect(contentHtml.length).toBeLessThan(maxHtmlLength);
    expect(contentHtml.includes(plainTextNote)).toBe(sentence === newsDeskTexts.tooMuchFormatting);
    const page = await site().app.inject({ url: path });
    expect(page.statusCode).toBe(200);
    expect(page.body.length).toBeLessThan(10 * maxHtmlLength);
  });
});

test("only the beginning of a text longer than any form allows is read", async () => {
  const { id } = await published(referred(address(2_000)).padEnd(3 * maxContentLength, "[a] "));
  const { contentHtml } = await site().api(newsApi.get, { params: { id } });
  expect(contentHtml).toContain(plainTextNote);
  expect(contentHtml.length).toBeLessThan(maxContentLength + 1_000);
  expect(await site().api(newsApi.list)).toMatchObject([{ id }]);
});

test("a link at the length limit is kept, and a longer one shows only its text", async () => {
  const linkTo = async (length: number) => {
    const { id } = await published(`See [our notes](${address(length)}) and ![a hill](${address(length)}).`);
    return (await site().api(newsApi.get, { params: { id } })).contentHtml;
  };
  expect(await linkTo(maxLinkLength)).toMatch(/<a href="[^"]*" rel="[^"]*">our notes<\/a> and <img [^>]*alt="a hill"/);
  expect(await linkTo(maxLinkLength + 1)).toBe("<p>See our notes and a hill.</p>\n");
});
