import { expect, test } from "vitest";
import { circles, crowded, importsOf, roomOf, withoutRole } from "./rooms.ts";

test("a feature file without a role is reported; a test or a drawing isn't", () => {
  const feature = "server/features/news/";
  const files = [`${feature}news.service.ts`, `${feature}news.test.ts`, `${feature}markdown.ts`, "server/app.ts"];
  const [problem, ...others] = withoutRole([...files, "server/features/art/drawing/face.ts"]);
  expect(problem).toContain(`${feature}markdown.ts: has no role`);
  expect(others).toEqual([]);
});

test("the parts of a feature are separate rooms; folders of another room aren't", () => {
  expect(roomOf("server/features/accounts/accounts.table.ts")).toBe("features/accounts");
  expect(roomOf("server/features/accounts/sign-in/sign-in.service.ts")).toBe("features/accounts/sign-in");
  expect(roomOf("server/http/pages/pages.ts")).toBe("http");
  expect(roomOf("server/app.ts")).toBe("app.ts");
});

test("a circular import is reported, through other rooms and for types too", () => {
  const code = `import type { Page } from "#server/http/pages/pages.ts";\nimport {\n  a,\n} from "./turns.ts";`;
  const back = importsOf("server/cache/answers.ts", code);
  expect(back.map(({ to }) => to)).toEqual(["server/http/pages/pages.ts", "server/cache/turns.ts"]);
  const there = [
    { from: "server/http/pages/pages.ts", to: "server/routing/route.ts" },
    { from: "server/routing/route.ts", to: "server/cache/answers.ts" },
  ];
  expect(circles(there)).toEqual([]);
  expect(circles([...there, ...back])).toHaveLength(3);
});

test("a folder with too many entries is reported; tests don't count", () => {
  const files = (count: number, kind: string) => Array.from({ length: count }, (_, at) => `server/http/${at}.${kind}`);
  expect(crowded("server", [...files(18, "ts"), ...files(30, "test.ts")])).toEqual([]);
  expect(crowded("server", files(21, "ts"))).toEqual(["server/http: 21 entries, 20 at most"]);
});

test("a folder of web holds a dozen, but pages have one file for each address", () => {
  const files = (folder: string) => Array.from({ length: 13 }, (_, at) => `${folder}/${at}.tsx`);
  expect(crowded("web", [...files("web/ui/lists"), "web/ui/lists/a.test.tsx", ...files("server/http")])).toEqual([
    "web/ui/lists: 13 entries, 12 at most",
  ]);
  expect(crowded("web", files("web/pages"))).toEqual([]);
});
