import { beforeAll, describe, expect, test } from "vitest";
import { newsDeskApi } from "#contract/news/desk/endpoints.ts";
import { newsApi } from "#contract/news/endpoints.ts";
import { canaries } from "#server/testing/cast/canaries.ts";
import { signedInStaff } from "#server/testing/cast/cast.ts";
import { useSite } from "#server/testing/site/use-site.ts";

const site = useSite();
let chief: Awaited<ReturnType<typeof signedInStaff>>;

beforeAll(async () => {
  chief = await signedInStaff(site(), "chief");
});

const post = (url: string, payload: unknown) =>
  site().app.inject({
    method: "POST",
    url,
    headers: { "content-type": "application/json", ...chief.headers },
    payload: JSON.stringify(payload),
  });

describe("the preview", () => {
  const preview = async (content: string) => (await chief.api(newsDeskApi.preview, { body: { content } })).contentHtml;

  test("shows what readers would see, and stores nothing", async () => {
    const content =
      "# Wins\n\n[there](https://x.example) ![a](/media/x.webp) ![b](http://evil.test/x.png)\n\n|a|\n|-|\n|1|";
    const html = await preview(content);
    const body = { title: "Wins", excerpt: "x", content };
    const { id } = await chief.api(newsDeskApi.create, { body });
    expect((await site().api(newsApi.get, { params: { id } })).contentHtml).toBe(html);
    expect(html).toContain("<h2>Wins</h2>");
    expect(html).toContain('rel="nofollow noopener ugc"');
    expect(html).not.toContain("evil.test");
    expect(await preview("")).toBe("");
  });

  test.each(canaries)("of %j is harmless", async (canary) => {
    const html = await preview(canary);
    expect(html).not.toMatch(/<(script|iframe|object|form|base|meta|link|style|svg|math|template|details)\b/i);
    expect(html.replaceAll(/"[^"]*"/g, '""')).not.toMatch(/<[^>]*\s(on\w+|srcdoc)\s*=/i);
    expect(html).not.toMatch(/(href|src)="\s*(javascript|data|vbscript):/i);
  });

  test("refuses half a megabyte, too many letters, and anything but text", async () => {
    expect((await post("/api/admin/news/preview", { content: "x".repeat(600_000) })).statusCode).toBe(413);
    expect((await post("/api/admin/news/preview", { content: "x".repeat(100_001) })).statusCode).toBe(400);
    expect((await post("/api/admin/news/preview", { content: ["x"] })).statusCode).toBe(400);
  });
});
