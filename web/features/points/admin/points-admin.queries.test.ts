import { expect, test } from "vitest";
import { type Address, listOptionsIn } from "#web/ui/lists/controls/list-options.ts";
import { redemptionListOptions, tabIn, transactionListOptions } from "./points-admin.queries.ts";

const shownIn = (search: Address) => [
  tabIn(search),
  listOptionsIn(search, redemptionListOptions),
  listOptionsIn(search, transactionListOptions),
];

test("an address names a tab and what is shown in it", () => {
  const search = { tab: "redemptions", status: "pending", type: "spent", "redemptions-search": "ida" };
  expect(shownIn(search)).toEqual(["redemptions", { status: "pending", search: "ida" }, { type: "spent" }]);
});

test("an address without them, or with unknown ones, shows the first tab and everything", () => {
  for (const search of [{}, { tab: "lost", status: "lost", type: "lost" }])
    expect(shownIn(search)).toEqual(["items", {}, {}]);
});
