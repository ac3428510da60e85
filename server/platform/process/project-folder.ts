import { findPackageJSON } from "node:module";
import { dirname } from "node:path";

/** Found by its package.json, since the built server isn't where its sources are. */
export const projectFolder = dirname(findPackageJSON(import.meta.url) ?? ".");
