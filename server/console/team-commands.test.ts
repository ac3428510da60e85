import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import { plain } from "#server/testing/cast/pictures.ts";
import { isLong } from "#server/testing/records/is-long.ts";
import { runConsole } from "#server/testing/site/console-program.ts";
import { runFailingSite, type SiteProcess, startSiteProcess } from "#server/testing/site/site-process.ts";
import { createCopy } from "#server/testing/site/test-database.ts";
import { team } from "#team.config.ts";

const folder = mkdtempSync(join(tmpdir(), "team-files-"));
const copy = process.env.TEST_ENGINE === "postgres" ? await createCopy() : undefined;
const settings: Record<string, string> = {
  DATA_DIR: join(folder, "data"),
  DEMO_CONTENT: "off",
  ...(copy && { DATABASE_URL: copy.url, SESSION_SECRET: "x".repeat(32) }),
};
const fileOf = (name: string, content: unknown) => {
  const file = join(folder, name);
  writeFileSync(file, typeof content === "string" ? content : JSON.stringify(content));
  return file;
};
const command = (...words: string[]) => runConsole("admin", ["team", ...words], settings);
const nameOf = async () => (await (await fetch(`${site.origin}/api/openapi.json`)).json()).info.title;

const wrongFile = fileOf("wrong.json", { wordmark: "no", brand: { ground: "white" }, photos: [] });
const allThatIsWrong = [
  "wordmark: Please enter 2 to 16 capital letters, figures or spaces",
  "brand.ground: Please enter a colour such as #f59e0b",
  "photos: There’s no such fact",
];
let refused: Awaited<ReturnType<typeof runFailingSite>>;
let site: SiteProcess;

beforeAll(async () => {
  refused = await runFailingSite({ ...settings, PORT: "0", TEAM_FILE: wrongFile });
  site = await startSiteProcess({ ...settings, TEAM_FILE: fileOf("team.json", { name: "Summit" }) });
});
afterAll(async () => {
  await site.close();
  await copy?.drop();
  rmSync(folder, { recursive: true, force: true });
});

test("a TEAM_FILE with mistakes ends the first start with all of them", () => {
  expect(refused.exitCode).toBe(1);
  for (const line of allThatIsWrong) expect(refused.printed).toContain(line);
});

test("TEAM_FILE fills a new site, and no later start", async () => {
  expect(await nameOf()).toBe("Summit API");
  expect(site.printed()).toContain("Summit is up.");
  await site.end("SIGTERM");
  site = await startSiteProcess({ ...settings, TEAM_FILE: fileOf("later.json", { name: "Later" }) });
  expect(await nameOf()).toBe("Summit API");
});

test("check lists everything that's wrong with a file", async () => {
  const { stderr, ...ran } = await command("check", wrongFile);
  expect(ran).toEqual({ exitCode: 1, stdout: "" });
  for (const line of allThatIsWrong) expect(stderr).toContain(line);
  const right = fileOf("right.json", { name: "Ridge" });
  expect(await command("check", right)).toMatchObject({ exitCode: 0, stdout: `${right} can be imported.` });
  for (const [name, text, words] of [
    ["list.json", "[]", "isn’t a JSON file of facts"],
    ["broken.json", "{", "isn’t a JSON file of facts"],
  ] as const)
    expect((await command("check", fileOf(name, text))).stderr).toContain(words);
  expect((await command("check", join(folder, "none.json"))).stderr).toContain("There’s no file");
});

test("pictures come with a file, and check looks at them", async () => {
  const address = `/media/${"a".repeat(64)}.webp`;
  const withPicture = (name: string, picture: Buffer) => {
    const merch = [{ name: "Scarf", description: "Warm.", storeUrl: "https://shop.example/scarf", image: address }];
    return fileOf(name, { merch, pictures: { [address]: picture.toString("base64") } });
  };
  const right = withPicture("picture.json", await plain().webp().toBuffer());
  expect((await command("check", right)).stdout).toBe(`${right} can be imported.`);
  expect((await command("import", right)).stdout).toContain("It changes name, merch.");
  const { stderr } = await command("check", withPicture("no-picture.json", Buffer.from("<svg/>")));
  expect(stderr).toContain("merch.0.image: This picture of the file can’t be read");
});

test("export and import carry the facts of a running or stopped site", async () => {
  const [first, second] = [join(folder, "first.json"), join(folder, "second.json")];
  expect(await command("export", first)).toMatchObject({ exitCode: 0, stderr: "" });
  expect(JSON.parse(readFileSync(first, "utf8"))).toEqual({ ...team, name: "Summit" });
  expect((await command("export", first)).stderr).toBe(`${first} exists already. Choose another name.`);
  expect((await command("import", wrongFile)).stderr).toContain(allThatIsWrong[0]);
  const { stdout } = await command("import", fileOf("ridge.json", { name: "Ridge", tagline: "Up." }));
  expect(stdout).toContain("It changes name, tagline.");
  expect(await nameOf()).toBe("Summit API");
  await site.end("SIGTERM");
  expect(await command("export", second)).toMatchObject({ exitCode: 0 });
  expect(readFileSync(second, "utf8")).toBe(readFileSync(first, "utf8"));
  expect((await command("import", first)).stdout).toContain("It changes nothing that’s published.");
});

const misused: string[][] = [["export", "a", "b"], [], ["import"], ["check"], ["publish", "x"]];
test.each(isLong ? misused : misused.slice(0, 1))("%j only shows how to use it", async (...words) => {
  expect((await command(...words)).stderr).toContain("npm run team -- import FILE");
});
