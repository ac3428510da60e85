import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import { staffApi } from "#contract/staff/endpoints.ts";
import { person } from "#server/testing/heavy-cast/person.ts";
import { peakOfTree } from "#server/testing/measures/memory.ts";
import { deployReleases } from "#server/testing/site/release.ts";

let deployed: ReturnType<typeof deployReleases>;
let archive: string;
beforeAll(() => {
  deployed = deployReleases();
  archive = deployed.makeArchive();
}, 600_000);
afterAll(() => deployed.remove());

test("an archive runs with Node alone, from a read-only folder and in 512 MB, and keeps its data", async () => {
  const libc = process.platform === "linux" ? "-(glibc|musl)" : "";
  expect(archive).toMatch(
    new RegExp(`flawless-[\\d.]+-\\d{8}T\\d{6}Z-${process.platform}-${process.arch}${libc}\\.tar\\.gz$`),
  );
  deployed.unpack(archive, "first");
  deployed.link("first");
  const account = { username: "ada", password: "a password for the release" };

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
}, 300_000);
