// Loaded into a process before anything else. Throws errors that nobody catches, when told to.
import { isMainThread } from "node:worker_threads";

const unforeseen = () => new Error("nobody foresaw this", { cause: new Error("a cable was cut") });

if (isMainThread) {
  process.on("SIGUSR2", () => {
    throw unforeseen();
  });
  process.on("SIGHUP", () => {
    for (let count = 0; count < 3; count++) void Promise.reject(unforeseen());
  });
}
