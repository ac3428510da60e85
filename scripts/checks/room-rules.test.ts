import { spawnSync } from "node:child_process";
import { cpSync, mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { accepted, refused, type Sample } from "./room-samples.ts";
import { acceptedOfServer, refusedOfServer } from "./server-room-samples.ts";

const root = join(import.meta.dirname, "..", "..");

const allRefused = [...refused, ...refusedOfServer];
const allAccepted = [...accepted, ...acceptedOfServer];
const others: Omit<Sample, "says">[] = [
  {
    file: "server/features/points/types.service.ts",
    code: `import type { Table } from "./circle.service.ts";\nexport type Row = { table: Table };`,
  },
  {
    file: "server/features/news/ring.service.ts",
    code: `import { b } from "#server/features/points/ring.service.ts";\nexport const a = () => b;`,
  },
  {
    file: "web/features/points/ring.ts",
    code: `import type { Table } from "./circle.ts";\nexport type Row = { table: Table };`,
  },
  { file: "web/features/points/a.tsx", code: "export const Balance = () => null;" },
];

describe("the linter", () => {
  const folder = mkdtempSync(join(tmpdir(), "room-rules-"));
  afterAll(() => rmSync(folder, { recursive: true }));
  const found = new Map<string, Set<string>>();

  beforeAll(() => {
    for (const path of ["oxlint.config.ts", "tsconfig.json", "package.json", "scripts/checks/room-rules.ts"]) {
      cpSync(join(root, path), join(folder, path));
    }
    symlinkSync(join(root, "node_modules"), join(folder, "node_modules"));
    for (const { file, code } of [...allRefused, ...allAccepted, ...others]) {
      mkdirSync(dirname(join(folder, file)), { recursive: true });
      writeFileSync(join(folder, file), `${code}\n`);
    }
    for (const { file, rule } of lint(folder)) found.set(file, (found.get(file) ?? new Set()).add(rule));
  });

  test.each(allRefused)("refuses: $says", ({ file, rule }) => {
    expect([...(found.get(file) ?? [])]).toContain(rule);
  });

  test.each(allAccepted)("accepts: $says", ({ file }) => {
    expect(found.get(file)).toBeUndefined();
  });
});

function lint(folder: string): { file: string; rule: string }[] {
  const { stdout } = spawnSync(join(root, "node_modules/.bin/oxlint"), ["-f", "json"], {
    cwd: folder,
    encoding: "utf8",
  });
  const { diagnostics }: { diagnostics: { filename: string; code: string }[] } = JSON.parse(stdout);
  return diagnostics.map(({ filename, code }) => ({ file: filename, rule: code.replace(/^.*\((.*)\)$/, "$1") }));
}
