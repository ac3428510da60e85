// Loaded into the site before anything else, in all of its threads: its time is that of a file, which stands still until
// someone touches it.
import { statSync } from "node:fs";

const file = process.env.CLOCK_FILE;
const now = () => Math.floor(statSync(file).mtimeMs);

Date.now = now;
globalThis.Date = new Proxy(Date, {
  construct: (date, args, made) => Reflect.construct(date, args.length > 0 ? args : [now()], made),
  apply: (date) => new date(now()).toString(),
});
