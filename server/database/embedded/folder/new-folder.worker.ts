import { workerData } from "node:worker_threads";
import { makeNewFolder } from "./new-folder.ts";

await makeNewFolder(String(workerData));
process.exit(); // ends this thread
