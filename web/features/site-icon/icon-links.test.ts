import { expect, test } from "vitest";
import { iconLinks, markIcon } from "./icon-links.ts";

test("an icon that was uploaded stands in the head for tabs and for home screens, at addresses that name its content", () => {
  expect(iconLinks("/favicon-32.png?v=0123456789ab3232").map(({ rel, href }) => [rel, href])).toEqual([
    ["icon", "/favicon-32.png?v=0123456789ab3232"],
    ["apple-touch-icon", "/favicon-180.png?v=0123456789ab3232"],
  ]);
});

test("without one, or while nobody knows, the team's mark stands there", () => {
  for (const url of [null, undefined]) expect(iconLinks(url).map(({ href }) => href)).toEqual([markIcon()]);
});
