import { boolean, pgTable, text } from "drizzle-orm/pg-core";
import { moment } from "#server/database/queries/moment.ts";

/**
 * `demonstration`: whether the first start may fill in demonstration content. `second-factor`: whether admins need one. `setup`:
 * whether the site was new and can be set up step by step.
 */
export const switchNames = ["lockdown", "merch-links", "demonstration", "second-factor", "setup"] as const;

/** Site-wide switches that someone has set; others are at their default. */
export const switches = pgTable("switches", {
  name: text({ enum: switchNames }).primaryKey(),
  isOn: boolean("is_on").notNull(),
  changedAt: moment("changed_at").notNull().defaultNow(),
});
