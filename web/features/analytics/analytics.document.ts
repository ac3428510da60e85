import { pageClosed, pageOpened } from "#web/documents/page-over-page.ts";
import { startBeacon } from "./beacon.ts";

/** Staff see the public pages under the LOCKED screen, which aren't views. */
export function runOnDocument() {
  const signs = startBeacon(() => document.documentElement.hasAttribute("data-locked"));
  document.addEventListener(pageOpened, signs.arrive);
  document.addEventListener(pageClosed, signs.give);
}
