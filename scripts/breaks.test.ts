import { existsSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { breaks } from "./breaks.ts";
import { readProjectFile, root } from "./checks/project-files.ts";

test.each(breaks.map((each) => [each.rule, each] as const))("%s: can be broken, and has a test", (_rule, each) => {
  expect(readProjectFile(each.file).split(each.from)).toHaveLength(2);
  expect(existsSync(join(root, each.seenBy.file))).toBe(true);
});
