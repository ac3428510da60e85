import { expect, test } from "vitest";
import { circles, importsOf, roomOf, withoutRole } from "./rooms.ts";

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
  const code = `import type { Page } from "#server/http/pages/pages.ts";\nimport {\n  a,\n} from "./lists.ts";`;
  const back = importsOf("server/cache/answers.ts", code);
  expect(back.map(({ to }) => to)).toEqual(["server/http/pages/pages.ts", "server/cache/lists.ts"]);
  const there = [
    { from: "server/http/pages/pages.ts", to: "server/routing/route.ts" },
    { from: "server/routing/route.ts", to: "server/cache/answers.ts" },
  ];
  expect(circles(there)).toEqual([]);
  expect(circles([...there, ...back])).toHaveLength(3);
});
