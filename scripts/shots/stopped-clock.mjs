// Loaded into the site before anything else, in all of its threads: sets its time to the modification time of a file.
import { statSync } from "node:fs";

const file = process.env.CLOCK_FILE;
const now = () => Math.floor(statSync(file).mtimeMs);

Date.now = now;
globalThis.Date = new Proxy(Date, {
  construct: (date, args, made) => Reflect.construct(date, args.length > 0 ? args : [now()], made),
  apply: (date) => new date(now()).toString(),
});
