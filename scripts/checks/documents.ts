import { readFileSync } from "node:fs";
import { join } from "node:path";
import { lockdownAdminApi } from "#contract/lockdown/admin/endpoints.ts";
import { staffApi } from "#contract/staff/endpoints.ts";
import { person } from "#server/testing/heavy-cast/person.ts";
import { startShippedSite } from "#server/testing/site/site-process.ts";
import { type DocumentSize, type IslandSources, sizeOfDocument, tooMuchOf } from "./document-size.ts";
import { readProjectFile, report, root } from "./project-files.ts";

const documents = ["/", "/about", "/management", "/apply", "/news", "/privacy", "/terms", "/no-such-page"];
/** Pages of the app that are documents for signed-out visitors. */
const gates = ["/points", "/calendar", "/dashboard", "/settings", "/staff-application", "/management-application"];
const admin = { username: "ada_admin", password: "the check's own password" };

/** Loads each document as visitors get it, from a site started for this. */
async function readDocuments(): Promise<{ path: string; html: string }[]> {
  const site = await startShippedSite({
    DEMO_CONTENT: "on",
    ADMIN_USERNAME: admin.username,
    ADMIN_PASSWORD: admin.password,
    RATE_LIMITS: "0",
  });
  try {
    const read = async (path: string) => ({ path, html: await (await fetch(site.origin + path)).text() });
    const open = await Promise.all([...documents, ...gates].map(read));
    const [, article] =
      /href="(\/news\/[^"/]+\/[^"/]+)"/.exec(open.find(({ path }) => path === "/news")?.html ?? "") ?? [];
    if (!article) throw new Error("/news has no link to an article");
    const articlePage = { ...(await read(article)), path: "an article" };
    const staff = person((path, init) => fetch(site.origin + path, init));
    await staff.api(staffApi.login, { body: admin });
    await staff.api(lockdownAdminApi.set, { body: { isLocked: true } });
    return [...open, articlePage, { ...(await read("/")), path: "the LOCKED screen" }];
  } finally {
    await site.close();
  }
}

const pathsIn = /(\w+): async \(\) => \(await import\("#(web\/[^"]+)"\)\)/g;
const islandSources = (): IslandSources =>
  new Map(
    [...readProjectFile("web/documents/islands/registry.ts").matchAll(pathsIn)].map(([, name = "", path = ""]) => [
      name,
      path,
    ]),
  );

async function checkDocuments() {
  const client = join(root, "dist", "client");
  const build = {
    manifest: JSON.parse(readFileSync(join(client, ".vite", "manifest.json"), "utf8")),
    islands: islandSources(),
    sizeOf: (file: string) => readFileSync(join(client, `${file}.br`)).length,
  };
  const sizes: DocumentSize[] = (await readDocuments()).map((page) => sizeOfDocument(page, build));
  const most = (when: "untouched" | "awake") => Math.max(...sizes.map((size) => size[when]));
  const kibibytes = (bytes: number) => (bytes / 1024).toFixed(1);
  report(
    sizes.flatMap(tooMuchOf),
    `${sizes.length} documents; scripts, brotli: at most ${kibibytes(most("untouched"))} KiB before any touch, ${kibibytes(most("awake"))} KiB with all islands awake`,
  );
}

if (import.meta.main) await checkDocuments();
