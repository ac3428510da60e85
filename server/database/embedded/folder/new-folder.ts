import { PGlite } from "@electric-sql/pglite";
import { DurableFiles, startParams } from "./durable-files.ts";

/** Makes an empty database. This takes half a gigabyte until the thread or process ends. */
export async function makeNewFolder(folder: string) {
  const engine = await PGlite.create({ fs: new DurableFiles(folder), startParams });
  await engine.close();
}
