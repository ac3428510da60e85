import { boolean, pgTable, text, timestamp } from "drizzle-orm/pg-core";

/** `demonstration` is whether the first start may fill in demonstration content. */
export const switchNames = ["lockdown", "merch-links", "demonstration"] as const;

/** Site-wide switches that somebody has set; one that is absent is at its default. */
export const switches = pgTable("switches", {
  name: text({ enum: switchNames }).primaryKey(),
  isOn: boolean("is_on").notNull(),
  changedAt: timestamp("changed_at", { withTimezone: true, precision: 3 }).notNull().defaultNow(),
});
