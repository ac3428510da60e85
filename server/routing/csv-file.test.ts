import { request } from "node:http";
import type { AddressInfo } from "node:net";
import { text } from "node:stream/consumers";
import { sql } from "drizzle-orm";
import { beforeAll, expect, test } from "vitest";
import { applicationsFilePath } from "#contract/applications/constants.ts";
import { staffAccountsApi } from "#contract/staff/accounts/endpoints.ts";
import { signedInStaff } from "#server/testing/cast/cast.ts";
import { recordedForm } from "#server/testing/cast/filled-forms.ts";
import { useSite } from "#server/testing/site/use-site.ts";

const site = useSite();
const rows = 1_000;
/** So large that the file exceeds the system's buffers and is read page by page as it is sent. */
const letters = 40_000;

beforeAll(async () => {
  const { app, db } = site();
  await app.listen({ port: 0, host: "127.0.0.1" });
  const form = JSON.stringify({ ...recordedForm, experience: "x".repeat(letters) });
  await db.execute(sql`
    insert into applications (id, type, form)
    select ('01980000-0000-7000-8000-' || lpad(n::text, 12, '0'))::uuid, 'coach', ${form}::jsonb from generate_series(1, ${rows}::int) n`);
});

type Admin = Awaited<ReturnType<typeof signedInStaff>>;

/** Starts a download, does something before any of it is read, then reads the rest. */
async function downloadWhile(of: Pick<Admin, "headers">, something: () => Promise<unknown>) {
  const { port } = site().app.server.address() as AddressInfo; // it listens on a port
  return new Promise<{ status: number | undefined; body: string }>((resolve, reject) => {
    const asked = request({ port, path: applicationsFilePath, headers: of.headers, agent: false }, (response) => {
      something()
        .then(() => text(response))
        .then((body) => resolve({ status: response.statusCode, body }), reject);
    });
    asked.on("error", reject).end();
  });
}

test("someone who stays an admin gets the whole file", async () => {
  const file = await downloadWhile(await signedInStaff(site(), "admin"), async () => {});
  expect(file.status).toBe(200);
  expect(file.body.trimEnd().split("\r\n")).toHaveLength(1 + rows);
});

test.each<[what: string, take: (by: Admin, from: Admin["account"]) => Promise<unknown>]>([
  ["removed", (by, { id }) => by.api(staffAccountsApi.remove, { params: { id } })],
  [
    "given a smaller role",
    (by, { id, username }) => by.api(staffAccountsApi.update, { params: { id }, body: { username, role: "chief" } }),
  ],
])("the download fails if the admin is %s during it", async (_what, take) => {
  const [admin, leaving] = [await signedInStaff(site(), "admin"), await signedInStaff(site(), "admin")];
  await expect(downloadWhile(leaving, () => take(admin, leaving.account))).rejects.toThrow("aborted");
});
