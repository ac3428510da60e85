// The build runs this once for each version of the engine, so that the first start of a built site only copies the result.
import { chmodSync, readdirSync, renameSync, rmSync } from "node:fs";
import { join } from "node:path";
import { projectFolder } from "#server/platform/process/project-folder.ts";
import { makeNewFolder } from "./new-folder.ts";

const folder = join(projectFolder, "dist/empty-database");
const unfinished = `${folder}.unfinished`;

for (const each of [folder, unfinished]) rmSync(each, { recursive: true, force: true });
await makeNewFolder(unfinished);
for (const entry of readdirSync(unfinished, { recursive: true, withFileTypes: true }))
  if (entry.isFile()) chmodSync(join(entry.parentPath, entry.name), 0o644); // the engine makes them writable for everyone
renameSync(unfinished, folder);
process.exit();
