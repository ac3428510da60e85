import { randomUUIDv7 } from "node:crypto";
import { brotliDecompressSync, gunzipSync } from "node:zlib";
import { eq, inArray } from "drizzle-orm";
import { describe, expect, test } from "vitest";
import { inTransaction, publish } from "#server/database/database.ts";
import { demoId } from "#server/features/demonstration/demo-id.format.ts";
import { fillDemonstration } from "#server/features/demonstration/demonstration.service.ts";
import { news } from "#server/features/news/news.table.ts";
import { players } from "#server/features/players/players.table.ts";
import { features } from "#server/features.ts";
import { signedInStaff } from "#server/testing/cast/cast.ts";
import { useSite } from "#server/testing/site/use-site.ts";

const site = useSite();

const get = (url: string, headers: Record<string, string> = {}) => site().app.inject({ url, headers });

async function rename(gamertag: string) {
  await inTransaction(site().db, async (tx) => {
    await tx
      .update(players)
      .set({ gamertag })
      .where(eq(players.id, demoId("players", 6)));
    await publish(tx, "players");
  });
}

test("the home page has its text, data, title and card without any script", async () => {
  await fillDemonstration(site().db, features);
  const planName = site().app.team.subscription.plans[0]?.name ?? "";
  const { statusCode, headers, body } = await get("/");
  expect(statusCode).toBe(200);
  expect(headers["content-type"]).toBe("text/html; charset=utf-8");
  for (const words of ["Meet Our Champions", "Tournament Victories", "VIDEOS", "Latest Updates", "Get In Touch"]) {
    expect(body).toContain(words);
  }
  for (const content of ["Pennine Winter Final", "$25,000", "12.4K", planName, "Solo Series returns on Friday"]) {
    expect(body).toContain(content);
  }
  expect(body).toContain(`<title>${site().app.team.name}. `);
  expect(body).toContain('<link rel="canonical" href="http://site.test/"');
  expect(body).toContain('property="og:title"');
  expect(body).toMatch(/<script type="application\/ld\+json">[^<]*"SportsTeam"/);
});

test("a dashboard tab also counts the rows beyond its first page", async () => {
  const chief = await signedInStaff(site(), "chief");
  const article = { excerpt: "x", content: "x", category: "general", status: "draft", readTime: 1 } as const;
  const drafts = Array.from({ length: 40 }, (_, at) => ({ ...article, id: randomUUIDv7(), title: `Draft ${at}` }));
  await site().db.insert(news).values(drafts);
  const inAll = await site().db.$count(news);
  const { body } = await get("/admin/news", { cookie: chief.cookie });
  expect(body).toMatch(new RegExp(`News(<!-- -->| )*<span class="muted">${inAll}</span>`));
  await site()
    .db.delete(news)
    .where(
      inArray(
        news.id,
        drafts.map(({ id }) => id),
      ),
    );
});

test("no page has a script that the policy would block", async () => {
  for (const url of ["/", "/about", "/nothing-here"]) {
    const { body } = await get(url);
    const inline = [...body.matchAll(/<script(?![^>]*\bsrc=)([^>]*)>/g)].map(([, attributes]) => attributes);
    expect(inline.every((attributes) => /type="application\/(ld\+)?json"/.test(attributes ?? ""))).toBe(true);
    expect(body).not.toMatch(/\son\w+="/);
  }
});

test("an unknown page is 404, with the same content for every address", async () => {
  const [one, other] = await Promise.all([get("/nothing-here"), get("/a/b/<script>alert(1)</script>")]);
  expect([one.statusCode, other.statusCode]).toEqual([404, 404]);
  expect(one.body).toContain(site().app.team.notFound.title);
  expect(other.body).toBe(one.body);
});

test("an odd spelling of a page's address is never cached as the page for unknown addresses", async () => {
  const spellings = ["//about", "///", "/About", "/foo/", "//admin", "/\\\\about"];
  for (const url of spellings) {
    site().app.responses.invalidate("*");
    await get(url);
    const { statusCode, body } = await get("/typo");
    expect([url, statusCode]).toEqual([url, 404]);
    expect(body).toContain(site().app.team.notFound.title);
  }
  expect((await get("/about")).body).toContain("Our Story");
});

test("a page is the same byte for byte until its content changes", async () => {
  const first = await get("/");
  site().app.responses.invalidate("*");
  expect((await get("/")).headers.etag).toBe(first.headers.etag);
});

test("query options that change nothing share one answer, and those that do get their own", async () => {
  const plain = (await get("/")).headers.etag;
  expect((await get("/?sent=x")).headers.etag).toBe(plain);
  const thanks = await get("/?sent=contact");
  expect(thanks.headers.etag).not.toBe(plain);
  expect((await get("/?sent=contact&utm=1")).headers.etag).toBe(thanks.headers.etag);
});

describe("a cached page", () => {
  test("is the same bytes whether plain, gzip or brotli", async () => {
    const plain = (await get("/")).body;
    const br = await get("/", { "accept-encoding": "gzip, deflate, br, zstd" });
    const gz = await get("/", { "accept-encoding": "gzip, br;q=0" });
    expect([br.headers["content-encoding"], gz.headers["content-encoding"]]).toEqual(["br", "gzip"]);
    expect(brotliDecompressSync(br.rawPayload).toString()).toBe(plain);
    expect(gunzipSync(gz.rawPayload).toString()).toBe(plain);
    expect(br.headers.vary).toBe("accept-encoding, cookie");
  });

  test.each([
    ["br;q=0.5, gzip", "gzip"],
    ["gzip;q=0.5, br;q=0.8", "br"],
    ["*", "br"],
    ["identity", undefined],
    ["xbr, brx", undefined],
    ["br;q=0, gzip;q=0", undefined],
  ])("requested as %s is sent as %s", async (accepted, sent) => {
    expect((await get("/", { "accept-encoding": accepted })).headers["content-encoding"]).toBe(sent);
  });

  test("isn't sent again to a browser that has it", async () => {
    const { headers } = await get("/", { "accept-encoding": "br" });
    const again = await get("/", { "accept-encoding": "br", "if-none-match": String(headers.etag) });
    expect([again.statusCode, again.body]).toEqual([304, ""]);
  });

  test("is shared by all visitors until the content changes, and then shows the change immediately", async () => {
    const before = await get("/");
    expect((await get("/?utm_source=feed")).headers.etag).toBe(before.headers.etag);
    await rename("Renamed_demo");
    const after = await get("/");
    expect(after.headers.etag).not.toBe(before.headers.etag);
    expect(after.body).toContain("Renamed");
    expect((await get("/api/players")).body).toContain("Renamed_demo");
    await rename("Scarp_demo");
    expect((await get("/")).body).not.toContain("Renamed");
  });

  test("never misses a change made while it was rendered", async () => {
    for (let round = 0; round < 5; round++) {
      const name = `Round${round}_demo`;
      await Promise.all([get("/"), rename(name), get("/")]);
      expect((await get("/")).body).toContain(`Round${round}`);
    }
    await rename("Scarp_demo");
  });
});

test("a name that looks like markup or ends a script is shown as plain text", async () => {
  await rename('</script><img src=x onerror="alert(1)">$&');
  const { body } = await get("/");
  expect(body).not.toContain("<img src=x");
  expect(body.match(/<\/script>/g)).toHaveLength(body.match(/<script/g)?.length ?? 0);
  await rename("Scarp_demo");
});
