import { expect, test } from "vitest";
import { statusIn, tabIn, typeIn } from "./points-admin.queries.ts";

test("an address names a tab and what is shown in it", () => {
  const search = { tab: "redemptions", status: "pending", type: "spent" };
  expect([tabIn(search), statusIn(search), typeIn(search)]).toEqual(["redemptions", "pending", "spent"]);
});

test("an address without them, or with what there is not, shows the first tab and everything", () => {
  for (const search of [{}, { tab: "lost", status: "lost", type: "lost" }])
    expect([tabIn(search), statusIn(search), typeIn(search)]).toEqual(["items", undefined, undefined]);
});
