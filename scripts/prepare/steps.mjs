import { fileURLToPath } from "node:url";
import { areBuildsCurrent, buildAll } from "./builds.mjs";
import { withLock } from "./lock.mjs";
import { arePackagesCurrent, installPackages } from "./packages.mjs";

const root = fileURLToPath(new URL("../../", import.meta.url));

/**
 * Installs the packages and, if asked, builds the pages and the server. Does only what is stale, and prints nothing if everything
 * is current.
 * @param {{ tests: boolean, pages: boolean, anew: boolean }} wanted `tests` also installs what only tests and checks need, and
 *   `anew` builds both even if they are current
 */
export async function prepare({ tests, pages, anew }) {
  const isReady = () => !anew && arePackagesCurrent(root, { tests }) && (!pages || areBuildsCurrent(root));
  if (isReady()) return;
  await withLock(root, async () => {
    if (!arePackagesCurrent(root, { tests })) await installPackages(root, { tests });
    if (anew || pages) await buildAll(root, { anew });
  });
}
