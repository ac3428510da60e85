import { brotliDecompressSync, gunzipSync } from "node:zlib";
import Fastify from "fastify";
import { validatorCompiler, type ZodTypeProvider } from "fastify-type-provider-zod";
import { afterAll, beforeAll, expect, test } from "vitest";
import { portraitPath, smallPortraitPath, terrainPath, terrainPresets, wordPath, wordPresets } from "#contract/art.ts";
import { answerError } from "#server/errors.ts";
import { artRoutes } from "./art.routes.ts";
import { Studio } from "./art.service.ts";

const app = Fastify().withTypeProvider<ZodTypeProvider>();
app.setValidatorCompiler(validatorCompiler);
app.setErrorHandler(answerError);
beforeAll(() => app.register(artRoutes));
afterAll(() => app.close());

const ask = (url: string, headers: Record<string, string> = {}) => app.inject({ url, headers });

test("a picture is an SVG that browsers keep for a year", async () => {
  const { statusCode, headers, body } = await ask(portraitPath("Scarp_demo", "beacon", 5));
  expect(statusCode).toBe(200);
  expect(headers).toMatchObject({
    "content-type": "image/svg+xml",
    "cache-control": "public, max-age=31536000, immutable",
  });
  expect(body).toMatch(/^<svg xmlns="http:\/\/www.w3.org\/2000\/svg" viewBox="0 0 300 683"/);
});

test.each([
  ...terrainPresets.map((preset) => terrainPath(preset, "Flawless")),
  ...wordPresets.map((preset) => wordPath(preset, "1st")),
  smallPortraitPath("Scarp_demo", "moor"),
])("%s is a picture without a number that went wrong", async (path) => {
  const { statusCode, body } = await ask(path);
  expect(statusCode).toBe(200);
  expect(body).not.toMatch(/NaN|Infinity|undefined/);
});

test("compressed and plain, it is the same picture", async () => {
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

test("whoever has the picture already is told so", async () => {
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
  terrainPath("hero", "x".repeat(41)),
  "/art/word/poster/1st.svg",
  wordPath("reward", "12345"),
  wordPath("reward", "★"),
  "/art/statue/moor/tag.svg",
])("%s is no picture", async (path) => {
  const { statusCode, headers } = await ask(path);
  expect(statusCode).toBe(404);
  expect(headers["cache-control"]).toBe("no-store");
});

test.each(["Победа", "★", "a/b/../c", "%2e%2e", "<script>", "🏔".repeat(80), " "])(
  "any gamertag has a portrait, and %j is not written into it",
  async (gamertag) => {
    const { statusCode, body } = await ask(smallPortraitPath(gamertag, "moor"));
    expect(statusCode).toBe(200);
    expect(body).not.toMatch(/script|NaN|Infinity/);
  },
);

test("the capitals of a gamertag make no difference, another gamertag does", async () => {
  const [lower, upper, other] = await Promise.all(
    ["scarp", "SCARP", "scarq"].map((gamertag) => ask(`/art/portrait-small/moor/${gamertag}.svg`)),
  );
  expect(upper?.body).toBe(lower?.body);
  expect(other?.body).not.toBe(lower?.body);
});

const portraitOf = (gamertag: string) => ({ kind: "small portrait", palette: "moor", gamertag }) as const;

test("those who ask at the same time share one drawing, and so do those who ask later", async () => {
  const studio = new Studio();
  const [first, second] = await Promise.all([studio.show(portraitOf("a")), studio.show(portraitOf("a"))]);
  expect(second).toBe(first);
  expect(await studio.show(portraitOf("a"))).toBe(first);
  await studio.close();
});

test("while too many drawings are waited for, others are asked to come back", async () => {
  const studio = new Studio({ mostUnderWay: 2 });
  const accepted = [studio.show(portraitOf("a")), studio.show(portraitOf("b"))];
  await expect(studio.show(portraitOf("c"))).rejects.toMatchObject({ code: "unavailable" });
  await expect(Promise.all([...accepted, studio.show(portraitOf("b"))])).resolves.toHaveLength(3);
  await expect(studio.show(portraitOf("c"))).resolves.toMatchObject({ status: 200 });
  await studio.close();
});

test("when the drawing thread ends, what it was asked for fails and the next order starts another", async () => {
  const studio = new Studio();
  const [lost] = await Promise.allSettled([studio.show(portraitOf("a")), studio.close()]);
  expect(lost).toMatchObject({ status: "rejected", reason: new Error("The drawing thread has ended") });
  await expect(studio.show(portraitOf("a"))).resolves.toMatchObject({ status: 200 });
  await studio.close();
});
