import { expect, test } from "vitest";
import {
  brokenReferences,
  type Project,
  settingsDrift,
  settingsInExample,
  settingsInTable,
  unexplainedPackages,
} from "./readme.ts";

const project: Project = {
  files: [
    "README.md",
    "docs/vocabulary.md",
    "server/main.ts",
    "server/features/points/points.table.ts",
    ".env.example",
  ],
  scripts: ["start", "test", "check", "test:e2e"],
  packages: ["zod"],
};
const problemsIn = (text: string, path = "README.md") => brokenReferences({ path, text }, project);

test("a script missing from package.json is reported, in prose and in an example", () => {
  expect(problemsIn("`npm run chekc`\n\n```sh\nnpm run deploy\n```")).toEqual([
    'README.md: no script "chekc" in package.json',
    'README.md: no script "deploy" in package.json',
  ]);
  expect(problemsIn("`npm start`, `npm test`, `npm run test:e2e` and `npm run check -- types`")).toEqual([]);
});

test("a path that doesn't exist is reported", () => {
  expect(problemsIn("`server/mian.ts`, `#server/nowhere.ts`, `e2e/`, `points.tabel.ts`, `vite.config.ts`")).toEqual([
    "README.md: no file or folder server/mian.ts",
    "README.md: no file or folder #server/nowhere.ts",
    "README.md: no file or folder e2e/",
    "README.md: no file or folder points.tabel.ts",
    "README.md: no file or folder vite.config.ts",
  ]);
});

test("files, folders, aliases and bare file names that exist are fine", () => {
  expect(problemsIn("`server/main.ts` `server/features/` `#server/main.ts` `points.table.ts` `.env.example`")).toEqual(
    [],
  );
});

test("what isn't a path of the project is left alone", () => {
  const spans =
    "`/api/news` `<feature>.routes.ts` `*.test.ts` `../` `#contract/...` `zod/mini` `@fastify/cookie` `image/webp` `./data` `dist/client` `DATA_DIR`";
  expect(problemsIn(spans)).toEqual([]);
});

test("a document may name its neighbours", () => {
  expect(problemsIn("`points/points.table.ts` `points/points.service.ts`", "server/features/README.md")).toEqual([
    "server/features/README.md: no file or folder points/points.service.ts",
  ]);
});

test("a link is followed from its document's folder", () => {
  expect(problemsIn("[words](vocabulary.md#nouns) [home](https://a.example/b) [here](#there)", "docs/a.md")).toEqual(
    [],
  );
  expect(problemsIn("[words](vocabulary.md)")).toEqual(["README.md: a link to vocabulary.md, which doesn't exist"]);
});

test("a setting must be both read and described", () => {
  const example = { path: ".env.example", text: "# PORT=3000\nSMTP_URL=\n# The HOST= to listen on\n" };
  expect(settingsDrift(["PORT", "HOST"], example, settingsInExample(example.text))).toEqual([
    ".env.example: HOST of server/env.ts is missing",
    ".env.example: nothing reads SMTP_URL",
  ]);
});

test("a document's settings are the first cells of its table", () => {
  expect(settingsInTable("| setting | default |\n|---|---|\n| `PORT` | `3000` |\n| `HOST` | see `PORT` |\n")).toEqual([
    "PORT",
    "HOST",
  ]);
});

test("every package has its reason, and every reason its package", () => {
  const text = "We took:\n\n- `react`,\n  `react-dom`: the pages, with `hydrateRoot`.\n- `left-pad`: no more.\n";
  expect(unexplainedPackages(["react", "react-dom", "zod"], { path: "why.md", text })).toEqual([
    "why.md: zod of package.json has no line",
    "why.md: package.json has no left-pad",
  ]);
});
