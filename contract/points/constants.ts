/** Largest price, amount and balance. */
export const maxPoints = 1_000_000_000;

/** `admin_adjust` covers every change that is neither an award nor a redemption: subtract, set and refund. */
export const transactionTypes = ["earned", "spent", "admin_adjust"] as const;
export const transactionTypeLabels = { earned: "Earned", spent: "Spent", admin_adjust: "Adjusted" } as const;
export const redemptionStatuses = ["pending", "completed", "cancelled"] as const;
export const redemptionStatusLabels = { pending: "Pending", completed: "Completed", cancelled: "Cancelled" } as const;
export const adjustActions = ["add", "subtract", "set"] as const;
export type AdjustAction = (typeof adjustActions)[number];

/** Messages on the points screens. */
export const pointsTexts = {
  off: "This team has no points.",
  insufficient: "Insufficient points",
  discordMissing: "Please enter your Discord username to proceed with redemption.",
  redeemed: "Your redemption request has been submitted. Check your Discord for delivery!",
  redeemFailed: { title: "Redemption Failed", description: "Failed to redeem item. Please try again." },
  priceChanged: "The price of this reward has changed. Nothing was redeemed.",
  itemGone: "This reward is no longer available.",
  itemIncomplete: "Name and price are required",
  itemCreated: "Item created successfully",
  itemUpdated: "Item updated successfully",
  itemDeleted: "Item deleted successfully",
  itemRetired: "Item retired, not deleted",
  retired: "Members have redeemed it, so their history keeps it. It’s no longer on offer.",
  stale: "Someone else changed this while you were editing. Your changes are still here: check theirs and save again.",
  adjustIncomplete: "User and amount are required",
  adjusted: "User points updated successfully",
  belowZero: "That would take the balance below 0.",
  aboveMost: "That’s more points than an account can hold.",
  resolved: "This redemption has already been completed or cancelled.",
  resolveFailed: "Failed to update redemptions",
  itemsFailed: "Failed to update items",
  resolvedToast: "Redemption status updated",
  completedNote: "Approved and processed",
  cancelledNote: "Cancelled by admin",
  onOffer: "This item is already active.",
  notOnOffer: "This item is already retired.",
  keyReused: "This key was used for another redemption.",
} as const;

/** The filtered transactions as a CSV file. */
export const transactionsFilePath = "/api/admin/points/transactions.csv";

/** Changes that can be made to several items at once. */
export const itemChanges = ["retire", "offer", "delete"] as const;

export const itemSorts = ["price", "name"] as const;
export const pointsUserSorts = ["points", "name", "discordUsername"] as const;
export const redemptionSorts = ["createdAt", "pointsSpent", "item"] as const;
export const transactionSorts = ["createdAt", "amount"] as const;
