import { randomUUIDv7 } from "node:crypto";
import { brotliDecompressSync, gunzipSync } from "node:zlib";
import { expect, test } from "vitest";
import { terrainPath, terrainPresets } from "#contract/art/art.ts";
import { portraitPath, smallPortraitPath } from "#contract/art/portraits.ts";
import { wordPath, wordPresets } from "#contract/art/words.ts";
import { teamVersions } from "#server/features/team/team.table.ts";
import { useSite } from "#server/testing/site/use-site.ts";

const site = useSite();

const ask = (url: string, headers: Record<string, string> = {}) => site().app.inject({ url, headers });

test("a picture is an SVG that browsers keep for a minute, and then show once more while they ask for a newer one", async () => {
  const { statusCode, headers, body } = await ask(portraitPath("Scarp_demo", "beacon", 5));
  expect(statusCode).toBe(200);
  expect(headers).toMatchObject({
    "content-type": "image/svg+xml",
    "cache-control": "public, max-age=60, stale-while-revalidate=31536000",
  });
  expect(body).toMatch(/^<svg xmlns="http:\/\/www.w3.org\/2000\/svg" viewBox="0 0 300 683"/);
});

test.each([
  ...terrainPresets.map((preset) => terrainPath(preset, "Summit")),
  terrainPath("hero", "Ж".repeat(80)), // as long as a team's name may be
  ...wordPresets.map((preset) => wordPath(preset, "1st")),
  smallPortraitPath("Scarp_demo", "moor"),
])("%s is a picture without invalid numbers", async (path) => {
  const { statusCode, body } = await ask(path);
  expect(statusCode).toBe(200);
  expect(body).not.toMatch(/NaN|Infinity|undefined/);
});

test("a picture is the same compressed and plain", async () => {
  const path = portraitPath("Tarn9_demo", "slate", 0);
  const [plain, brotli, gzip] = await Promise.all([
    ask(path),
    ask(path, { "accept-encoding": "gzip, br" }),
    ask(path, { "accept-encoding": "gzip" }),
  ]);
  expect([brotli.headers["content-encoding"], gzip.headers["content-encoding"]]).toEqual(["br", "gzip"]);
  expect(brotliDecompressSync(brotli.rawPayload).toString()).toBe(plain.body);
  expect(gunzipSync(gzip.rawPayload).toString()).toBe(plain.body);
  expect(brotli.rawPayload.length).toBeLessThan(plain.body.length / 2);
});

test("a picture is in the team's colours, and changes with them", async () => {
  const path = portraitPath("Tarn9_demo", "beacon", 0);
  const { accent } = site().app.team.brand;
  const before = await ask(path);
  const published = { savedBy: "Ada", version: 1, number: 1, publishedAt: new Date() };
  const facts = { brand: { ground: "#ffffff", paper: "#101418", accent: "#1d4ed8" } };
  await site()
    .db.insert(teamVersions)
    .values({ id: randomUUIDv7(), ...published, facts });
  await site().app.readTeam();
  const after = await ask(path, { "if-none-match": String(before.headers.etag) });
  expect(after.statusCode).toBe(200);
  expect(after.body).toContain('fill="#1d4ed8"');
  expect(after.body).not.toContain(`"${accent}"`);
});

test("a browser that already has the picture gets a 304", async () => {
  const path = portraitPath("Tarn9_demo", "slate", 0);
  const { headers } = await ask(path);
  const again = await ask(path, { "if-none-match": String(headers.etag) });
  expect([again.statusCode, again.body]).toEqual([304, ""]);
});

test.each([
  "/art/portrait-6/moor/tag.svg",
  "/art/portrait-2/sepia/tag.svg",
  "/art/portrait-2/moor/tag.png",
  "/art/portrait-2/moor/.svg",
  "/art/portrait-2/moor/",
  "/art/portrait-2/__proto__/tag.svg",
  portraitPath("x".repeat(81), "moor"),
  "/art/terrain/sea/seed.svg",
  terrainPath("hero", "x".repeat(81)),
  "/art/word/poster/1st.svg",
  wordPath("reward", "12345"),
  wordPath("reward", "★"),
  "/art/statue/moor/tag.svg",
])("%s isn't a picture", async (path) => {
  const { statusCode, headers } = await ask(path);
  expect(statusCode).toBe(404);
  expect(headers["cache-control"]).toBe("no-store");
});

test.each(["Победа", "★", "a/b/../c", "%2e%2e", "<script>", "🏔".repeat(80), " "])(
  "any gamertag has a portrait, and %j isn't written into it",
  async (gamertag) => {
    const { statusCode, body } = await ask(smallPortraitPath(gamertag, "moor"));
    expect(statusCode).toBe(200);
    expect(body).not.toMatch(/script|NaN|Infinity/);
  },
);

test("the case of a gamertag makes no difference, another gamertag does", async () => {
  const [lower, upper, other] = await Promise.all(
    ["scarp", "SCARP", "scarq"].map((gamertag) => ask(`/art/portrait-small/moor/${gamertag}.svg`)),
  );
  expect(upper?.body).toBe(lower?.body);
  expect(other?.body).not.toBe(lower?.body);
});
