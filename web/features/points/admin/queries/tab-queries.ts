import { type Address, listOptionsIn } from "#web/ui/lists/controls/list-options.ts";
import {
  awardList,
  itemList,
  itemsOf,
  leaderboard,
  memberList,
  membersOf,
  redemptionList,
  redemptionsOf,
  tabIn,
  transactionList,
  transactionsOf,
} from "./points-admin.queries.ts";

/** Returns the queries of the selected tab. */
export function tabQueries(search: Address) {
  switch (tabIn(search)) {
    case "items":
      return [itemList(listOptionsIn(search, itemsOf))];
    case "users":
      return [memberList(listOptionsIn(search, membersOf)), awardList()];
    case "leaderboard":
      return [leaderboard()];
    case "redemptions":
      return [redemptionList(listOptionsIn(search, redemptionsOf))];
    case "transactions":
      return [transactionList(listOptionsIn(search, transactionsOf))];
    case "requirements":
      return [];
  }
}
