// In a thread of its own: the memory that making a database takes is given back when the thread ends.
import { workerData } from "node:worker_threads";
import { PGlite } from "@electric-sql/pglite";
import { DurableFiles, startParams } from "./durable-files.ts";

const engine = await PGlite.create({ fs: new DurableFiles(String(workerData)), startParams });
await engine.close();
process.exit(); // ends this thread
