import { beforeAll, beforeEach, expect, test } from "vitest";
import { teamFilePath, teamTexts } from "#contract/team/admin/constants.ts";
import { teamAdminApi } from "#contract/team/admin/endpoints.ts";
import { keepPicture } from "#server/features/uploads/uploads.service.ts";
import { media } from "#server/features/uploads/uploads.table.ts";
import { signedInStaff } from "#server/testing/cast/cast.ts";
import { plain } from "#server/testing/cast/pictures.ts";
import { useSite } from "#server/testing/site/use-site.ts";
import { teamVersions } from "./team.table.ts";

const site = useSite();
let admin: Awaited<ReturnType<typeof signedInStaff>>;

beforeAll(async () => {
  admin = await signedInStaff(site(), "admin");
});
beforeEach(forgetAll);

async function forgetAll() {
  await site().db.delete(teamVersions);
  await site().db.delete(media);
  await site().app.readTeam();
}

const scarf = { name: "Scarf", description: "Warm.", storeUrl: "https://shop.example/scarf" };
const merchWith = (...images: string[]) => images.map((image) => ({ ...scarf, image }));
const importFile = (facts: object) => admin.api(teamAdminApi.importFile, { body: { facts: facts as never } }); // any JSON
const rows = () => site().db.$count(media);

/** Stores a picture, publishes facts that name it, and returns the exported file. */
async function exported() {
  const bytes = await plain().webp().toBuffer();
  const { url } = await keepPicture(site().db, { bytes, width: 40, height: 30 }, new Date());
  await importFile({ merch: merchWith(url, url) });
  await admin.api(teamAdminApi.publish, { body: {} });
  const file = (await site().app.inject({ url: teamFilePath, headers: admin.headers })).json();
  return { url, bytes, file };
}

test("an exported file has the pictures that the facts name, once each", async () => {
  const { url, bytes, file } = await exported();
  expect(file.pictures).toEqual({ [url]: bytes.toString("base64") });
});

test("another site gets the pictures with the facts", async () => {
  const { file } = await exported();
  await forgetAll();
  const { draft } = await importFile(file);
  const [first, second] = draft?.facts.merch ?? [];
  const shown = await site().app.inject({ url: first?.image ?? "" });
  expect([shown.statusCode, shown.headers["content-type"]]).toEqual([200, "image/webp"]);
  expect(second?.image).toBe(first?.image);
  expect(draft?.changed).toEqual(["merch"]);
  expect(await rows()).toBe(1);
});

test("a site that has the pictures keeps their addresses", async () => {
  const { url, file } = await exported();
  expect((await importFile(file)).draft?.changed).toEqual([]);
  expect((await importFile({ ...file, pictures: undefined })).draft?.facts.merch[0]?.image).toBe(url);
  expect(await rows()).toBe(1);
});

test("pictures that the facts don't name aren't stored", async () => {
  const picture = (await plain().webp().toBuffer()).toString("base64");
  await importFile({ tagline: "Up.", pictures: { [`/media/${"a".repeat(64)}.webp`]: picture } });
  expect(await rows()).toBe(0);
});

test("each picture that is missing or isn't one is named, and nothing is stored", async () => {
  const [right, wrong, missing] = ["a", "b", "c"].map((letter) => `/media/${letter.repeat(64)}.webp`) as [
    string,
    string,
    string,
  ];
  const picture = (await plain().webp().toBuffer()).toString("base64");
  const svg = Buffer.from("<svg onload='alert(1)'/>").toString("base64");
  await expect(
    importFile({ merch: merchWith(right, wrong, missing), pictures: { [right]: picture, [wrong]: svg } }),
  ).rejects.toMatchObject({
    status: 400,
    fields: { "merch.1.image": teamTexts.wrongPicture, "merch.2.image": teamTexts.noPicture },
  });
  expect([await rows(), await site().db.$count(teamVersions)]).toEqual([0, 0]);
  await expect(importFile({ merch: merchWith(right), pictures: [] })).rejects.toMatchObject({ status: 400 });
});
