import sharp from "sharp";
import { expect, test } from "vitest";
import { articleCardPath, siteCardPath } from "#contract/art/cards.ts";
import { newsDeskApi } from "#contract/news/desk/endpoints.ts";
import { teamAdminApi } from "#contract/team/admin/endpoints.ts";
import { keepPicture } from "#server/features/uploads/uploads.service.ts";
import { signedInStaff } from "#server/testing/cast/cast.ts";
import { useSite } from "#server/testing/site/use-site.ts";

const site = useSite();
const pink = { r: 255, g: 0, b: 200 };

/** Returns how many of a card's pixels are in the logo's colour, which nothing else has. */
async function pinkOn(card: string): Promise<number> {
  const { statusCode, rawPayload } = await site().app.inject({ url: card });
  expect(statusCode).toBe(200);
  const { data, info } = await sharp(rawPayload).removeAlpha().raw().toBuffer({ resolveWithObject: true });
  let count = 0;
  for (let at = 0; at < data.length; at += info.channels)
    if ((data[at] ?? 0) > 230 && (data[at + 1] ?? 0) < 40 && (data[at + 2] ?? 0) > 170) count++;
  return count;
}

test("a logo takes the wordmark's place on cards, in bars and footers, until it's removed", async () => {
  const { db, app } = site();
  const { api } = await signedInStaff(site(), "admin");
  const put = async (logo: string | null) => {
    await api(teamAdminApi.change, { body: { changes: { logo } } });
    await api(teamAdminApi.publish, { body: {} });
  };
  const article = { title: "A cup", excerpt: "We won it.", content: "All of it.", status: "published" } as const;
  const written = await api(newsDeskApi.create, { body: article });
  const cards = () => [siteCardPath(app.team), articleCardPath({ ...written }, app.team)];
  const marks = async () => {
    const { body } = await app.inject({ url: "/about" });
    return [...body.matchAll(/<img class="team-logo" src="([^"]+)" alt="([^"]*)"/g)].map(([, , alt]) => alt);
  };
  const without = cards();
  expect(await marks()).toEqual([]);

  const bytes = await sharp({ create: { width: 500, height: 100, channels: 3, background: pink } })
    .webp({ lossless: true })
    .toBuffer();
  const { url } = await keepPicture(db, { bytes, width: 500, height: 100 }, new Date());
  await put(url);
  expect(await marks()).toEqual([`${app.team.name}, home`, ""]);
  for (const [index, card] of cards().entries()) {
    expect(card).not.toBe(without[index]);
    expect(await pinkOn(card)).toBeGreaterThan(5_000);
  }

  await put(null);
  expect(await marks()).toEqual([]);
  expect(cards()).toEqual(without);
  for (const card of without) expect(await pinkOn(card)).toBe(0);
});

test("a logo on another site isn't fetched for cards", async () => {
  const { api } = await signedInStaff(site(), "admin");
  await api(teamAdminApi.change, { body: { changes: { logo: "https://pictures.example/logo.png" } } });
  await api(teamAdminApi.publish, { body: {} });
  expect((await site().app.inject({ url: siteCardPath(site().app.team) })).statusCode).toBe(200);
});
