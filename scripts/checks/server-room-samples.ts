import type { Refused, Sample } from "./room-samples.ts";

const imports = "no-restricted-imports";

export const refusedOfServer: Refused[] = [
  {
    says: "server doesn't import web",
    file: "server/a.ts",
    code: `export * from "#web/router/element-ids.ts";`,
    rule: imports,
  },
  { says: "server imports no React", file: "server/b.ts", code: `import "react-dom/server";`, rule: imports },
  {
    says: "server gets the environment from env.ts",
    file: "server/c.ts",
    code: `import "node:process";`,
    rule: imports,
  },
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
    says: "http knows no feature",
    file: "server/http/a.ts",
    code: `import "#server/features/news/news.service.ts";`,
    rule: imports,
  },
  {
    says: "a feature knows nothing of http",
    file: "server/features/news/e.service.ts",
    code: `import "#server/http/pages/pages.ts";`,
    rule: imports,
  },
  {
    says: "routing knows no feature",
    file: "server/routing/a.ts",
    code: `import "#server/features/news/news.service.ts";`,
    rule: imports,
  },
  {
    says: "routing knows nothing of http",
    file: "server/routing/b.ts",
    code: `import "#server/http/health.ts";`,
    rule: imports,
  },
  {
    says: "the cache knows nothing of http",
    file: "server/cache/a.ts",
    code: `import type { Shown } from "#server/http/pages/pages.ts";\nexport type Page = Shown;`,
    rule: imports,
  },
  {
    says: "the database knows no HTTP",
    file: "server/database/b.ts",
    code: `import "#server/routing/route.ts";`,
    rule: imports,
  },
  {
    says: "the database knows no feature",
    file: "server/database/c.ts",
    code: `import "#server/features/news/news.table.ts";`,
    rule: imports,
  },
  {
    says: "platform knows nothing of the site",
    file: "server/platform/network/a.ts",
    code: `import "#server/database/database.ts";`,
    rule: imports,
  },
  {
    says: "a feature doesn't know the app",
    file: "server/features/news/f.service.ts",
    code: `import "#server/app.ts";`,
    rule: imports,
  },
  {
    says: "a feature doesn't know the jobs",
    file: "server/features/news/g.service.ts",
    code: `import "#server/jobs/job-runner.ts";`,
    rule: imports,
  },
  {
    says: "a service knows no request",
    file: "server/features/news/h.service.ts",
    code: `import "#server/routing/route.ts";`,
    rule: imports,
  },
  {
    says: "hooks see no table",
    file: "server/features/news/a.hooks.ts",
    code: `import "./news.table.ts";`,
    rule: imports,
  },
  {
    says: "a feature leaves another's hooks alone",
    file: "server/features/news/d.routes.ts",
    code: `import "#server/features/points/points.hooks.ts";`,
    rule: imports,
  },
  {
    says: "a format knows no database",
    file: "server/features/news/a.format.ts",
    code: `import "drizzle-orm";`,
    rule: imports,
  },
  {
    says: "a format knows no service",
    file: "server/features/news/b.format.ts",
    code: `import "./news.service.ts";`,
    rule: imports,
  },
  {
    says: "a drawing knows no service",
    file: "server/features/art/drawing/a.ts",
    code: `import "#server/features/news/news.service.ts";`,
    rule: imports,
  },
  {
    says: "a client knows no table",
    file: "server/features/news/a.client.ts",
    code: `import "./news.table.ts";`,
    rule: imports,
  },
  {
    says: "server has no cycle of types",
    file: "server/features/points/circle.service.ts",
    code: `import type { Row } from "#server/features/points/types.service.ts";\nexport type Table = Row[];`,
    rule: "no-cycle",
  },
  { says: "no import uses ../", file: "server/database/a.ts", code: `import "../errors.ts";`, rule: imports },
  {
    says: "only env.ts reads process.env",
    file: "server/d.ts",
    code: `export const port = process.env.PORT;`,
    rule: "no-process-env",
  },
  {
    says: "features don't form a cycle",
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
    says: "no value is asserted to exist",
    file: "server/g.ts",
    code: `export const first = (list: string[]) => list[0]!.length;`,
    rule: "no-non-null-assertion",
  },
  {
    says: "server takes the team's facts as an argument",
    file: "server/features/news/j.format.ts",
    code: `import { team } from "#team.config.ts";`,
    rule: imports,
  },
  {
    says: "types aren't silenced without a reason",
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
    says: "no test is marked to run alone",
    file: "server/a.test.ts",
    code: `import { test, expect } from "vitest";\ntest.only("runs", () => expect(1).toBe(1));`,
    rule: "no-focused-tests",
  },
  {
    says: "no test is skipped",
    file: "server/b.test.ts",
    code: `import { test, expect } from "vitest";\ntest.skip("runs", () => expect(1).toBe(1));`,
    rule: "no-disabled-tests",
  },
];

export const acceptedOfServer: Sample[] = [
  {
    says: "server imports its libraries and contract",
    file: "server/ok.ts",
    code: `import "fastify";\nimport "node:fs";\nimport "#contract/errors.ts";`,
  },
  {
    says: "the start hands the team's default in",
    file: "server/start/start-site.ts",
    code: `import "#team.config.ts";`,
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
  {
    says: "a format imports a service's types",
    file: "server/features/news/ok.format.ts",
    code: `import type { Article } from "./news.service.ts";\nexport type Text = Article;`,
  },
  {
    says: "http imports what is below it",
    file: "server/http/ok.ts",
    code: `import "fastify";\nimport "#server/routing/route.ts";\nimport "#server/cache/response-cache.ts";\nimport "#server/database/database.ts";`,
  },
  {
    says: "platform throws refusals",
    file: "server/platform/process/ok.ts",
    code: `import "#server/errors.ts";\nimport "#server/platform/network/loopback.ts";`,
  },
  { says: "the app lists routes", file: "server/app.ts", code: `import "#server/features/news/news.routes.ts";` },
  { says: "server/env.ts reads the environment", file: "server/env.ts", code: `export const port = process.env.PORT;` },
];
