import { readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import { staffApi } from "#contract/staff/endpoints.ts";
import { person } from "#server/testing/heavy-cast/person.ts";
import { deployReleases } from "#server/testing/site/release.ts";
import { createCopy } from "#server/testing/site/test-database.ts";

const account = { username: "ada", password: "a password for the releases" };
const onPostgres = process.env.TEST_ENGINE === "postgres";

let deployed: ReturnType<typeof deployReleases>;
let server: Awaited<ReturnType<typeof createCopy>> | undefined;
beforeAll(async () => {
  deployed = deployReleases();
  server = onPostgres ? await createCopy({ of: "template0" }) : undefined;
});
afterAll(async () => {
  await server?.drop();
  await deployed.remove();
});

test("an upgrade is another link and a restart, and so is the way back", async () => {
  const archive = deployed.makeArchive();
  deployed.unpack(archive, "former");
  deployed.unpack(archive, "newer", addMigration);
  expect(await startAndSignIn("former")).toEqual([]);
  expect(await startAndSignIn("newer")).toEqual([expect.stringMatching(/-before-upgrade\.backup$/)]);
  expect(await startAndSignIn("former")).toHaveLength(1);
  expect(await startAndSignIn("newer")).toHaveLength(1);
});

/** Links the release and starts it. Signs in with the account that the first start made. Returns the backups made so far. */
async function startAndSignIn(release: string): Promise<string[]> {
  deployed.link(release);
  const site = await deployed.start({
    ADMIN_USERNAME: account.username,
    ADMIN_PASSWORD: account.password,
    ...(server && { DATABASE_URL: server.url, SESSION_SECRET: "a secret of at least thirty-two bytes" }),
  });
  await person((path, init) => fetch(site.origin + path, init)).api(staffApi.login, { body: account });
  expect(await site.end("SIGTERM")).toBe(0);
  return readdirSync(join(deployed.dataDir, "backups")).filter((name) => name.endsWith(".backup"));
}

/** Adds a table, as a later release may. */
function addMigration(release: string) {
  const path = join(release, "migrations/meta/_journal.json");
  const journal = JSON.parse(readFileSync(path, "utf8"));
  const last = journal.entries.at(-1);
  const entry = { ...last, idx: last.idx + 1, when: last.when + 1, tag: "9999_later" };
  writeFileSync(path, JSON.stringify({ ...journal, entries: [...journal.entries, entry] }));
  writeFileSync(join(release, "migrations/9999_later.sql"), "create table later (id integer);");
}
