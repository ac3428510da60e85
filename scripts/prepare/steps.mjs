import { fileURLToPath } from "node:url";
import { arePackagesCurrent, installPackages } from "./packages.mjs";
import { arePagesCurrent, buildPages } from "./pages.mjs";
import { inTurn } from "./turn.mjs";

const root = fileURLToPath(new URL("../../", import.meta.url));

/**
 * Installs the packages and, if asked, builds the pages: only what is stale, and silently when nothing is.
 * @param {{ pages: boolean, anew: boolean }} wanted `anew` builds the pages even when they are current
 */
export async function prepare({ pages, anew }) {
  const isReady = () => !anew && arePackagesCurrent(root) && (!pages || arePagesCurrent(root));
  if (isReady()) return;
  await inTurn(root, async () => {
    if (!arePackagesCurrent(root)) await installPackages(root);
    if (anew || (pages && !arePagesCurrent(root))) await buildPages(root);
  });
}
