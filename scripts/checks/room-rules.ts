import { existsSync, readdirSync } from "node:fs";
import { join } from "node:path";
import type { OxlintOverride } from "oxlint";

/** An import that a room must not have, and the message for it. If several overrides match a file, only the last one counts. */
type Ban = ({ group: string[] } | { regex: string }) & {
  message: string;
  allowTypeImports?: boolean;
  importNames?: string[];
};

const climbing: Ban = {
  regex: "^\\.{1,2}/(.*/)?\\.\\.(/|$)|^\\.\\.(/|$)",
  message: "Import neighbours with ./ and everything else by its room: #contract, #server or #web.",
};
const environment: Ban = {
  group: ["node:process", "process"],
  message: "Only server/env.ts reads the environment.",
};

const contract: Ban[] = [
  climbing,
  {
    group: ["*", "!zod", "!zod/mini", "!#contract/**", "!./**"],
    message: "contract only imports zod and contract.",
  },
];

/** These files run in the browser, so they must use the tree-shakable part of zod. */
const wholeOfZod: Ban = { regex: "^zod$", message: "Use zod/mini, because this file runs in the browser." };

const teamDefault: Ban = {
  regex: "^#team\\.config\\.ts$",
  message: "Take the team's facts as an argument, from app.team: they change while the site runs.",
};
const serverStart: Ban[] = [
  climbing,
  environment,
  {
    regex: "^(#web/|react($|[/-])|@tanstack/|lucide-react)",
    message: "server doesn't import web, or the libraries that web is made with.",
  },
];
const server: Ban[] = [...serverStart, teamDefault];
/** What nothing below the features may import. */
const above = "^#server/(app|main|features\\.ts|start/|console/|jobs/)";
const features: Ban = {
  regex: "^#server/features/",
  message: "Code below the features doesn't import one. A feature adds what requests need with its own hooks.",
};
const belowFeatures: Ban[] = [
  ...server,
  { regex: above, message: "Code below the features doesn't import what is built from them." },
  features,
];
const http: Ban[] = belowFeatures;
const routing: Ban[] = [
  ...belowFeatures,
  { regex: "^#server/http/", message: "Code that features are built on doesn't import server/http." },
];
const database: Ban[] = [
  ...routing,
  { regex: "^#server/(routing|cache)/|^@?fastify", message: "The database knows nothing of HTTP." },
];
const platform: Ban[] = [
  ...server,
  {
    group: ["#server/**", "!#server/platform/**", "!#server/errors.ts", "!#server/env.ts"],
    message: "platform knows nothing of this site.",
  },
];
const serverFeatures: Ban[] = [
  ...server,
  {
    regex: "^#server/features/.*\\.(routes|hooks|demo)\\.ts$",
    message: "Call another feature's service, or refer to its table.",
  },
  {
    regex: "^#server/http/",
    message: "Features don't import server/http. What both need is in routing or cache.",
  },
  { regex: above, message: "A feature doesn't import what is built from it." },
];
const storage = "\\.table\\.ts$|^drizzle-orm|^pg$|^@electric-sql/";
const requests = "^@?fastify|^#server/routing/";
const routes: Ban[] = [
  ...serverFeatures,
  { regex: storage, message: "Imports only go down: routes and hooks call services, and don't see tables." },
];
const services: Ban[] = [
  ...serverFeatures,
  {
    regex: `\\.(routes|hooks|demo)\\.ts$|${requests}`,
    message: "Imports only go down: a service knows neither routes nor HTTP.",
  },
];
const tables: Ban[] = [
  ...serverFeatures,
  {
    regex: `\\.(routes|hooks|service|demo)\\.ts$|${requests}`,
    message: "Imports only go down: a table only knows tables.",
  },
];
const formats: Ban[] = [
  ...serverFeatures,
  {
    regex: `\\.(routes|hooks|service|client|demo)\\.ts$|${storage}|${requests}`,
    allowTypeImports: true,
    message: "A format turns one value into another. It knows neither the database nor HTTP.",
  },
];
const clients: Ban[] = [
  ...serverFeatures,
  {
    regex: `\\.(routes|hooks|service|demo)\\.ts$|${storage}|${requests}`,
    allowTypeImports: true,
    message: "A client talks to something outside. It knows neither the database nor our routes.",
  },
];

const webLibraries: Ban = {
  regex: "^(#server/|drizzle-|@?fastify|pg$|@electric-sql/)",
  message: "web doesn't import server, or the libraries that server is made with.",
};
const nodeModules: Ban = { regex: "^node:", message: "web runs in the browser, which has no node: modules." };
const schemas: Ban = {
  regex: "^#contract/(.*/)?(schemas|team|paging)\\.ts$",
  allowTypeImports: true,
  message: "Only import types here. The browser doesn't parse answers, and a schema would bring zod along.",
};
const forms: Ban = {
  regex: "^zod(/mini)?$|^#contract/(.*/)?(forms|fields|text-fields)\\.ts$",
  allowTypeImports: true,
  message:
    "This brings zod along. Load it with web/ui/forms/schemas.ts when a form is touched, or in an island's check.",
};
const teamFile: Ban = {
  regex: "^#team\\.config\\.ts$|^#web/testing/",
  message:
    "Read the team with useTeam(), from the router's context or from an argument: a page says whose facts it shows.",
};
const formSchemas = "*-{validation,schemas}.ts";
const web: Ban[] = [climbing, webLibraries, nodeModules, schemas, forms, teamFile];
const ui: Ban[] = [...web, { regex: "^#web/(features|pages|shell)/", message: "ui doesn't import any feature." }];
const webFeature = (others: string[]): Ban[] => [
  ...web,
  { regex: "^#web/pages/", message: "Imports only go down: pages compose features." },
  {
    group: ["@tanstack/react-router"],
    importNames: ["useRouteContext", "useLoaderData", "getRouteApi"],
    message: "Features don't know routes. Their page passes what they need as props.",
  },
  ...others.map((name) => ({
    regex: `^#web/features/${name}/`,
    message: "Features don't import each other. A page composes them.",
  })),
];

/** Returns the import rules of every room, as overrides for the linter's configuration. */
export function roomRules(root: string): OxlintOverride[] {
  const features = foldersIn(join(root, "web", "features"));
  return [
    { files: ["**"], rules: forbid([climbing]) },
    { files: ["contract/**"], rules: forbid(contract) },
    { files: ["contract/**/{forms,fields,text-fields}.ts"], rules: forbid([wholeOfZod, ...contract]) },
    { files: ["server/**"], rules: { ...forbid(server), ...noCircles } },
    { files: ["server/start/start-site.ts", "server/console/admin.ts"], rules: forbid(serverStart) },
    { files: ["server/platform/**"], rules: forbid(platform) },
    { files: ["server/database/**"], rules: forbid(database) },
    { files: ["server/{routing,cache}/**"], rules: forbid(routing) },
    { files: ["server/http/**"], rules: forbid(http) },
    { files: ["server/features/**"], rules: forbid(serverFeatures) },
    { files: ["server/features/**/*.feature.ts"], rules: forbid(server) },
    { files: ["server/features/**/*.{routes,hooks}.ts"], rules: forbid(routes) },
    { files: ["server/features/**/*.service.ts"], rules: forbid(services) },
    { files: ["server/features/**/*.table.ts"], rules: forbid(tables) },
    { files: ["server/features/**/*.format.ts", "server/features/art/drawing/**"], rules: forbid(formats) },
    { files: ["server/features/**/*.client.ts"], rules: forbid(clients) },
    { files: ["contract/**/*.test.ts"], rules: forbid([climbing]) },
    { files: ["server/**/*.test.ts", "server/testing/**"], rules: forbid(serverStart) },
    { files: ["web/**"], rules: { ...forbid(web), ...ownFetch, ...noCircles } },
    { files: ["web/ui/**"], rules: forbid(ui) },
    { files: ["web/ui/forms/schemas.ts"], rules: forbid(ui.filter((ban) => ban !== forms)) },
    ...features.flatMap((name) => {
      const bans = webFeature(features.filter((other) => other !== name));
      return [
        { files: [`web/features/${name}/**`], rules: forbid(bans) },
        {
          files: [`web/features/${name}/**/${formSchemas}`],
          rules: forbid([...bans.filter((ban) => ban !== forms), wholeOfZod]),
        },
      ];
    }),
    { files: ["web/build/**", "web/testing/**", "web/**/*.test.{ts,tsx}"], rules: forbid([climbing, webLibraries]) },
    { files: ["web/api/api-client.ts"], rules: { "no-restricted-globals": "off" } },
    {
      files: [
        "server/env.ts",
        "server/testing/**",
        "web/build/**",
        "**/*.test.{ts,tsx}",
        "scripts/**",
        "e2e/**",
        "bench/**",
        "*.config.ts",
      ],
      rules: { "node/no-process-env": "off" },
    },
  ];
}

const forbid = (patterns: Ban[]): OxlintOverride["rules"] => ({ "no-restricted-imports": ["error", { patterns }] });

const ownFetch: OxlintOverride["rules"] = {
  "no-restricted-globals": [
    "error",
    {
      globals: [{ name: "fetch", message: "Call our own server through web/api/api-client.ts." }],
      checkGlobalObject: true,
    },
  ],
};

/** Also forbids cycles of types, because understanding one file of a cycle would take reading all of them. */
const noCircles: OxlintOverride["rules"] = { "import/no-cycle": ["error", { ignoreTypes: false }] };

const foldersIn = (path: string) => (existsSync(path) ? readdirSync(path) : []);
