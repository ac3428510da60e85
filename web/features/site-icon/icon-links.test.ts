import { expect, test } from "vitest";
import { team } from "#web/testing/team.tsx";
import { iconLinks, markIcon } from "./icon-links.ts";

test("an uploaded icon is linked for tabs and home screens, at addresses that change with its content", () => {
  expect(iconLinks("/favicon-32.png?v=0123456789ab3232", team).map(({ rel, href }) => [rel, href])).toEqual([
    ["icon", "/favicon-32.png?v=0123456789ab3232"],
    ["apple-touch-icon", "/favicon-180.png?v=0123456789ab3232"],
  ]);
});

test("without one, or while that isn't known, the team's mark is linked", () => {
  for (const url of [null, undefined]) expect(iconLinks(url, team).map(({ href }) => href)).toEqual([markIcon(team)]);
});
