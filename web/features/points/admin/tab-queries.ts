import {
  awardList,
  itemList,
  leaderboard,
  memberList,
  redemptionList,
  type Search,
  statusIn,
  tabIn,
  transactionList,
  typeIn,
} from "./points-admin.queries.ts";

/** All that the tab asks for. */
export function tabQueries(search: Search) {
  switch (tabIn(search)) {
    case "items":
      return [itemList()];
    case "users":
      return [memberList(), awardList()];
    case "leaderboard":
      return [leaderboard()];
    case "redemptions":
      return [redemptionList({ status: statusIn(search) })];
    case "transactions":
      return [transactionList({ type: typeIn(search) })];
    case "requirements":
      return [];
  }
}
