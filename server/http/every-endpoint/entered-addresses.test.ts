import { once } from "node:events";
import { type AddressInfo, createServer } from "node:net";
import { afterAll, beforeAll, expect, test } from "vitest";
import { newsDeskApi } from "#contract/news/desk/endpoints.ts";
import { playersAdminApi } from "#contract/players/admin/endpoints.ts";
import { pointsAdminApi } from "#contract/points/admin/endpoints.ts";
import { signedInStaff } from "#server/testing/cast/cast.ts";
import { useSite } from "#server/testing/site/use-site.ts";

const site = useSite();

/** Counts connections, even those that send nothing. */
let visits = 0;
const listener = createServer((socket) => {
  visits += 1;
  socket.destroy();
});
let port: number;

beforeAll(async () => {
  await once(listener.listen(0, "127.0.0.1"), "listening");
  ({ port } = listener.address() as AddressInfo); // it listens on a port
});
afterAll(() => listener.close());

const article = { title: "Addresses", excerpt: "Short", content: "Text" };
const player = { gamertag: "CRAG", realName: "Ida Example" };

const refused = [
  "http://site.example/x.png",
  "//site.example/x.png",
  "javascript:alert(1)",
  "JaVaScRiPt:alert(1)",
  " javascript:alert(1)",
  "data:image/png;base64,AAAA",
  "file:///etc/passwd",
  "ftp://site.example/x.png",
  "blob:https://site.example/x",
  "https:site.example/x.png",
  "https:/site.example/x.png",
  "https://",
  "https://user@site.example/x.png",
  "https://user:password@site.example/x.png",
  "https://127.0.0.1/x.png",
  "https://127.1/x.png",
  "https://2130706433/x.png",
  "https://0x7f.0.0.1/x.png",
  "https://0177.0.0.1/x.png",
  "https://127.0.0.1./x.png",
  "https://[::1]/x.png",
  "https://[::ffff:127.0.0.1]/x.png",
  "https://169.254.169.254/latest/meta-data",
  "/etc/passwd",
  "/api/auth/logout",
  `https://site.example/${"x".repeat(2048)}`,
];

test.each(refused)("%s is refused in every address field", async (address) => {
  const { headers } = await signedInStaff(site(), "admin");
  const body = new FormData();
  for (const [name, value] of Object.entries({ ...player, twitterUrl: address })) body.append(name, value);
  const form = new Response(body);
  const responses = await Promise.all([
    send("/api/admin/news", { ...article, imageUrl: address }, headers),
    send("/api/admin/news", { ...article, authorImage: address }, headers),
    send("/api/admin/points/items", { name: "Jersey", price: 1, imageUrl: address }, headers),
    site().app.inject({
      method: "POST",
      url: playersAdminApi.create.path,
      headers: { ...headers, "content-type": String(form.headers.get("content-type")) },
      payload: Buffer.from(await form.arrayBuffer()),
    }),
  ]);
  expect(responses.map(({ statusCode }) => statusCode)).toEqual([400, 400, 400, 400]);
});

const send = (url: string, payload: object, headers: Record<string, string>) =>
  site().app.inject({ method: "POST", url, headers, payload });

test("the site never requests an address that someone entered", async () => {
  const admin = await signedInStaff(site(), "admin");
  const address = `https://localhost:${port}/picture.png`;
  const { id } = await admin.api(newsDeskApi.create, {
    body: { ...article, content: `![](${address})`, imageUrl: address, authorImage: address },
  });
  await admin.api(pointsAdminApi.createItem, { body: { name: "Jersey", price: 1, imageUrl: address } });
  for (const url of [
    "/",
    "/news",
    `/news/${id}/addresses`,
    `/cards/news/${id}.png`,
    "/news/feed.xml",
    "/sitemap.xml",
  ]) {
    const { statusCode } = await site().app.inject({ url });
    expect([url, statusCode]).toEqual([url, 200]);
  }
  await fetch(`http://127.0.0.1:${port}`).catch(() => undefined);
  expect(visits).toBe(1); // this test's own visit, which shows that the listener works
});
