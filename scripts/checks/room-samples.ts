/** A line of code in a made-up file. */
export type Sample = { says: string; file: string; code: string };

const imports = "no-restricted-imports";
/** A sample and the rule that refuses it. */
export type Refused = Sample & { rule: string };

export const refused: Refused[] = [
  { says: "contract imports no library but zod", file: "contract/a.ts", code: `import "fastify";`, rule: imports },
  { says: "contract imports no other room", file: "contract/b.ts", code: `import "#server/errors.ts";`, rule: imports },
  { says: "contract imports no node: module", file: "contract/c.ts", code: `await import("node:fs");`, rule: imports },
  { says: "a form's schema uses zod/mini", file: "contract/x/forms.ts", code: `import "zod";`, rule: imports },
  {
    says: "a form's check uses zod/mini",
    file: "web/features/news/x-validation.ts",
    code: `import { z } from "zod";\nexport const schema = z.string();`,
    rule: imports,
  },
  { says: "web doesn't import server", file: "web/a.ts", code: `import "#server/errors.ts";`, rule: imports },
  {
    says: "web doesn't import server dynamically either",
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
    says: "web doesn't load a form's schema with the page",
    file: "web/features/news/f.ts",
    code: `import { RedeemRequest } from "#contract/points/forms.ts";`,
    rule: imports,
  },
  {
    says: "a form's check imports no schema of an answer",
    file: "web/features/news/a-validation.ts",
    code: `import { Player } from "#contract/players/schemas.ts";`,
    rule: imports,
  },
  {
    says: "web doesn't import the team's facts",
    file: "web/features/news/g.ts",
    code: `import { team } from "#team.config.ts";`,
    rule: imports,
  },
  {
    says: "web doesn't import the facts that its tests render with",
    file: "web/pages/g.tsx",
    code: `import { team } from "#web/testing/team.tsx";`,
    rule: imports,
  },
  {
    says: "web has no cycle of types",
    file: "web/features/points/circle.ts",
    code: `import type { Row } from "./ring.ts";\nexport type Table = Row[];`,
    rule: "no-cycle",
  },
  { says: "web imports no node: module", file: "web/e.ts", code: `import "node:path";`, rule: imports },
  {
    says: "web features don't import each other",
    file: "web/features/news/a.tsx",
    code: `import "#web/features/points/balance/points-balance.tsx";`,
    rule: imports,
  },
  {
    says: "web features import no page",
    file: "web/features/news/b.tsx",
    code: `import "#web/pages/index.tsx";`,
    rule: imports,
  },
  {
    says: "web features know no route",
    file: "web/features/news/route.tsx",
    code: `import { useRouteContext } from "@tanstack/react-router";\nexport const useStaff = () => useRouteContext({ from: "/admin/_dashboard" });`,
    rule: imports,
  },
  {
    says: "ui knows no feature",
    file: "web/ui/a.tsx",
    code: `import "#web/features/news/cards/brief.tsx";`,
    rule: imports,
  },
  { says: "a test doesn't import with ../", file: "web/ui/a.test.ts", code: `import "./../paths.ts";`, rule: imports },
  { says: "a script doesn't import with ../", file: "scripts/a.ts", code: `import "../server/env.ts";`, rule: imports },
  {
    says: "web reads no process.env",
    file: "web/f.ts",
    code: `export const port = process.env.PORT;`,
    rule: "no-process-env",
  },
  {
    says: "only web/api/api-client.ts fetches",
    file: "web/features/news/c.ts",
    code: `export const all = () => fetch("/api/news");`,
    rule: "no-restricted-globals",
  },
  {
    says: "fetch can't be reached another way",
    file: "web/g.ts",
    code: `export const all = () => window.fetch("/api/news");`,
    rule: "no-restricted-globals",
  },
];

export const accepted: Sample[] = [
  {
    says: "contract imports zod and its neighbours",
    file: "contract/ok.ts",
    code: `import "zod";\nimport "./fields.ts";\nimport "#contract/errors.ts";`,
  },
  {
    says: "a page composes features",
    file: "web/pages/ok.tsx",
    code: `import "#web/features/news/a.tsx";\nimport "#web/features/points/a.tsx";\nimport "#web/ui/button.tsx";`,
  },
  {
    says: "a feature imports itself, ui and contract",
    file: "web/features/news/ok.tsx",
    code: `import "#web/features/news/cards/brief.tsx";\nimport "#web/ui/button.tsx";\nimport type { NewsCard } from "#contract/news/schemas.ts";\nexport type Card = NewsCard;`,
  },
  {
    says: "a form's check imports its schema",
    file: "web/features/news/ok-validation.ts",
    code: `import { z } from "zod/mini";\nimport { RedeemRequest } from "#contract/points/forms.ts";\nexport const schema = z.array(RedeemRequest);`,
  },
  {
    says: "web/api/api-client.ts fetches",
    file: "web/api/api-client.ts",
    code: `export const call = (path: string) => fetch(path);`,
  },
  {
    says: "a test of web imports the facts it renders with",
    file: "web/features/news/ok.test.ts",
    code: `import "#web/testing/team.tsx";`,
  },
  { says: "a build plugin may use node: modules", file: "web/build/ok.ts", code: `import "node:fs";` },
];
