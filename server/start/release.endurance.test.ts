import { readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { afterEach, beforeEach, expect, test } from "vitest";
import { staffApi } from "#contract/staff/endpoints.ts";
import { person } from "#server/testing/heavy-cast/person.ts";
import { peakOfTree } from "#server/testing/measures/memory.ts";
import { deployReleases } from "#server/testing/site/release.ts";
import { createCopy } from "#server/testing/site/test-database.ts";

const account = { username: "ada", password: "a password for the releases" };
const onPostgres = process.env.TEST_ENGINE === "postgres";

let deployed: ReturnType<typeof deployReleases>;
let archive: string;
let server: Awaited<ReturnType<typeof createCopy>> | undefined;
beforeEach(async () => {
  deployed = deployReleases();
  archive = deployed.makeArchive();
  server = onPostgres ? await createCopy({ of: "template0" }) : undefined;
});
afterEach(async () => {
  await server?.drop();
  await deployed.remove();
});

test.skipIf(onPostgres)(
  "an archive runs with Node alone, from a read-only folder and in 512 MB, and keeps its data",
  async () => {
    const libc = process.platform === "linux" ? "-(glibc|musl)" : "";
    expect(archive).toMatch(
      new RegExp(`flawless-[\\d.]+-\\d{8}T\\d{6}Z-${process.platform}-${process.arch}${libc}\\.tar\\.gz$`),
    );
    deployed.unpack(archive, "first");
    deployed.link("first");
    const site = await deployed.start({ ADMIN_USERNAME: account.username, ADMIN_PASSWORD: account.password });
    const home = await (await fetch(site.origin)).text();
    const [card = ""] = /\/cards\/site\.png[^"]*/.exec(home) ?? [];
    expect((await fetch(site.origin + card)).headers.get("content-type")).toBe("image/png");
    expect(deployed.run("verify-ledger")).toContain("The ledger is sound");
    expect(peakOfTree(site.pid) ?? 0).toBeLessThan(512);
    expect(await site.end("SIGTERM")).toBe(0);

    const again = await deployed.start();
    await person((path, init) => fetch(again.origin + path, init)).api(staffApi.login, { body: account });
    expect(await again.end("SIGTERM")).toBe(0);

    deployed.unpack(archive, "another platform's", (release) => {
      const manifest = join(release, "package.json");
      const text = readFileSync(manifest, "utf8");
      writeFileSync(manifest, text.replace(`"${process.arch}"`, '"riscv64"'));
    });
    deployed.link("another platform's");
    await expect(deployed.start()).rejects.toThrow(`This release is for ${process.platform}-riscv64`);
  },
);

test("an upgrade is another link and a restart, and so is the way back", async () => {
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
