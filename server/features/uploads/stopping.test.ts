import { readdirSync, statSync } from "node:fs";
import type { AddressInfo } from "node:net";
import { join } from "node:path";
import { expect, test } from "vitest";
import { signedInStaff } from "#server/testing/cast/cast.ts";
import { formType, pictureForm, plain } from "#server/testing/cast/pictures.ts";
import { useSite } from "#server/testing/site/use-site.ts";

const site = useSite();
const patience = { timeout: 30_000 };

test("when the site stops, the picture being decoded is finished, and waiting ones are refused", async () => {
  const { app } = site();
  const { cookie } = await signedInStaff(site(), "chief");
  await app.listen({ port: 0, host: "127.0.0.1" });
  const { port } = app.server.address() as AddressInfo; // it listens on a port
  const upload = (picture: Buffer) =>
    fetch(`http://127.0.0.1:${port}/api/admin/uploads`, {
      method: "POST",
      headers: { cookie, "content-type": formType },
      body: new Uint8Array(pictureForm(picture)),
    });
  const { folder } = app.uploads;
  const received = () => readdirSync(folder).map((name) => statSync(join(folder, name)).size);
  const large = await plain(8000, 5000).png().toBuffer();
  const small = await plain().png().toBuffer();
  const decoded = upload(large);
  await expect.poll(received, patience).toEqual([large.length]);
  const waiting = [small, small, small].map(upload);
  await expect
    .poll(() => received().toSorted((one, other) => one - other), patience)
    .toEqual([...waiting.map(() => small.length), large.length]);
  const drained = app.drain();
  for (const response of await Promise.all(waiting)) {
    expect([response.status, response.headers.get("retry-after")]).toEqual([503, "5"]);
    expect(await response.json()).toMatchObject({ error: "The site is restarting. Please try again in a moment." });
  }
  expect((await decoded).status).toBe(201);
  await drained;
});
