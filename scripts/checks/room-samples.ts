/** A line of code in a file that might be there. */
export type Sample = { says: string; file: string; code: string };

const imports = "no-restricted-imports";
/** Each with the rule that refuses it. */
export const refused: (Sample & { rule: string })[] = [
  { says: "contract imports no library but zod", file: "contract/a.ts", code: `import "fastify";`, rule: imports },
  { says: "contract imports no other room", file: "contract/b.ts", code: `import "#server/errors.ts";`, rule: imports },
  { says: "contract imports no node: module", file: "contract/c.ts", code: `await import("node:fs");`, rule: imports },
  {
    says: "server imports nothing of web",
    file: "server/a.ts",
    code: `export * from "#web/router/paths.ts";`,
    rule: imports,
  },
  { says: "server imports no React", file: "server/b.ts", code: `import "react-dom/server";`, rule: imports },
  {
    says: "server takes the environment from env.ts",
    file: "server/c.ts",
    code: `import "node:process";`,
    rule: imports,
  },
  { says: "web imports nothing of server", file: "web/a.ts", code: `import "#server/errors.ts";`, rule: imports },
  {
    says: "web reaches server by no dynamic import",
    file: "web/b.ts",
    code: `await import("#server/app.ts");`,
    rule: imports,
  },
  { says: "web imports no drizzle", file: "web/c.ts", code: `import "drizzle-orm/pg-core";`, rule: imports },
  { says: "web imports no Fastify", file: "web/d.ts", code: `import "@fastify/cookie";`, rule: imports },
  {
    says: "web imports no schema of an answer",
    file: "web/schema.ts",
    code: `import { Player } from "#contract/players/schemas.ts";`,
    rule: imports,
  },
  {
    says: "web imports no schema of a form with a page",
    file: "web/features/news/f.ts",
    code: `import { RedeemRequest } from "#contract/points/forms.ts";`,
    rule: imports,
  },
  {
    says: "a form's check imports no schema of an answer",
    file: "web/features/news/a-check.ts",
    code: `import { Player } from "#contract/players/schemas.ts";`,
    rule: imports,
  },
  {
    says: "web takes the team from the page",
    file: "web/features/news/g.ts",
    code: `import { team } from "#team.config.ts";`,
    rule: imports,
  },
  {
    says: "web has no circle of types",
    file: "web/features/points/circle.ts",
    code: `import type { Row } from "./ring.ts";\nexport type Table = Row[];`,
    rule: "no-cycle",
  },
  { says: "web imports no node: module", file: "web/e.ts", code: `import "node:path";`, rule: imports },
  {
    says: "routes see no table of their own",
    file: "server/features/news/a.routes.ts",
    code: `import "./news.table.ts";`,
    rule: imports,
  },
  {
    says: "routes see no table of another feature",
    file: "server/features/news/b.routes.ts",
    code: `import "#server/features/points/points.table.ts";`,
    rule: imports,
  },
  {
    says: "routes see no drizzle",
    file: "server/features/news/c.routes.ts",
    code: `import "drizzle-orm";`,
    rule: imports,
  },
  {
    says: "a service knows no routes",
    file: "server/features/news/a.service.ts",
    code: `import "./news.routes.ts";`,
    rule: imports,
  },
  {
    says: "a table knows no service",
    file: "server/features/news/a.table.ts",
    code: `import "./news.service.ts";`,
    rule: imports,
  },
  {
    says: "a feature leaves another's routes alone",
    file: "server/features/news/d.service.ts",
    code: `import "#server/features/points/points.routes.ts";`,
    rule: imports,
  },
  {
    says: "web features do not import each other",
    file: "web/features/news/a.tsx",
    code: `import "#web/features/points/balance/balance.tsx";`,
    rule: imports,
  },
  {
    says: "web features import no page",
    file: "web/features/news/b.tsx",
    code: `import "#web/pages/index.tsx";`,
    rule: imports,
  },
  {
    says: "ui knows no feature",
    file: "web/ui/a.tsx",
    code: `import "#web/features/news/cards/brief.tsx";`,
    rule: imports,
  },
  { says: "no import climbs", file: "server/database/a.ts", code: `import "../errors.ts";`, rule: imports },
  { says: "no import climbs in a test", file: "web/ui/a.test.ts", code: `import "./../paths.ts";`, rule: imports },
  { says: "no import climbs in a script", file: "scripts/a.ts", code: `import "../server/env.ts";`, rule: imports },
  {
    says: "only env.ts reads process.env",
    file: "server/d.ts",
    code: `export const port = process.env.PORT;`,
    rule: "no-process-env",
  },
  {
    says: "web reads no process.env",
    file: "web/f.ts",
    code: `export const port = process.env.PORT;`,
    rule: "no-process-env",
  },
  {
    says: "only web/api/calls.ts fetches",
    file: "web/features/news/c.ts",
    code: `export const all = () => fetch("/api/news");`,
    rule: "no-restricted-globals",
  },
  {
    says: "fetch has no other door",
    file: "web/g.ts",
    code: `export const all = () => window.fetch("/api/news");`,
    rule: "no-restricted-globals",
  },
  {
    says: "features form no cycle",
    file: "server/features/points/ring.service.ts",
    code: `import { a } from "#server/features/news/ring.service.ts";\nexport const b = () => a;`,
    rule: "no-cycle",
  },
  {
    says: "a promise is awaited",
    file: "server/e.ts",
    code: `const later = async () => 1;\nlater();`,
    rule: "no-floating-promises",
  },
  { says: "nothing is any", file: "server/f.ts", code: `export const value: any = 1;`, rule: "no-explicit-any" },
  {
    says: "nothing is asserted to be there",
    file: "server/g.ts",
    code: `export const first = (list: string[]) => list[0]!.length;`,
    rule: "no-non-null-assertion",
  },
  {
    says: "the types are not silenced without a reason",
    file: "server/h.ts",
    code: `// @ts-expect-error\nexport const one: string = 1;`,
    rule: "ban-ts-comment",
  },
  {
    says: "a type is imported as a type",
    file: "server/i.ts",
    code: `import { Socket } from "node:net";\nexport type Line = Socket;`,
    rule: "consistent-type-imports",
  },
  {
    says: "no test runs alone",
    file: "server/a.test.ts",
    code: `import { test, expect } from "vitest";\ntest.only("runs", () => expect(1).toBe(1));`,
    rule: "no-focused-tests",
  },
  {
    says: "no test is left out",
    file: "server/b.test.ts",
    code: `import { test, expect } from "vitest";\ntest.skip("runs", () => expect(1).toBe(1));`,
    rule: "no-disabled-tests",
  },
];

export const accepted: Sample[] = [
  {
    says: "contract imports zod and its neighbours",
    file: "contract/ok.ts",
    code: `import "zod";\nimport "./fields.ts";\nimport "#contract/errors.ts";`,
  },
  {
    says: "server imports its libraries, contract and the team",
    file: "server/ok.ts",
    code: `import "fastify";\nimport "node:fs";\nimport "#contract/errors.ts";\nimport "#team.config.ts";`,
  },
  {
    says: "a service calls another feature's service and table",
    file: "server/features/news/ok.service.ts",
    code: `import "drizzle-orm";\nimport "#server/features/points/points.service.ts";\nimport "#server/features/points/points.table.ts";\nimport "./news.table.ts";`,
  },
  {
    says: "routes call services",
    file: "server/features/news/ok.routes.ts",
    code: `import "#server/features/points/points.service.ts";\nimport "./news.service.ts";`,
  },
  { says: "the app lists routes", file: "server/app.ts", code: `import "#server/features/news/news.routes.ts";` },
  {
    says: "a page composes features",
    file: "web/pages/ok.tsx",
    code: `import "#web/features/news/a.tsx";\nimport "#web/features/points/a.tsx";\nimport "#web/ui/button.tsx";`,
  },
  {
    says: "a feature imports itself, design and contract",
    file: "web/features/news/ok.tsx",
    code: `import "#web/features/news/cards/brief.tsx";\nimport "#web/ui/button.tsx";\nimport type { NewsCard } from "#contract/news/schemas.ts";\nexport type Card = NewsCard;`,
  },
  {
    says: "a form's check imports its schema",
    file: "web/features/news/ok-check.ts",
    code: `import { z } from "zod";\nimport { RedeemRequest } from "#contract/points/forms.ts";\nexport const schema = z.array(RedeemRequest);`,
  },
  {
    says: "web/api/calls.ts fetches",
    file: "web/api/calls.ts",
    code: `export const call = (path: string) => fetch(path);`,
  },
  { says: "server/env.ts reads the environment", file: "server/env.ts", code: `export const port = process.env.PORT;` },
  { says: "a plugin of the build is no browser code", file: "web/build/ok.ts", code: `import "node:fs";` },
];
