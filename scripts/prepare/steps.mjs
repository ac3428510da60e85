import { fileURLToPath } from "node:url";
import { areBuildsCurrent, buildAll } from "./builds.mjs";
import { arePackagesCurrent, installPackages } from "./packages.mjs";
import { inTurn } from "./turn.mjs";

const root = fileURLToPath(new URL("../../", import.meta.url));

/**
 * Installs the packages and, if asked, builds the pages and the server. Does only what is stale, and prints nothing if everything
 * is current.
 * @param {{ pages: boolean, anew: boolean }} wanted `anew` builds both even if they are current
 */
export async function prepare({ pages, anew }) {
  const isReady = () => !anew && arePackagesCurrent(root) && (!pages || areBuildsCurrent(root));
  if (isReady()) return;
  await inTurn(root, async () => {
    if (!arePackagesCurrent(root)) await installPackages(root);
    if (anew || pages) await buildAll(root, { anew });
  });
}
