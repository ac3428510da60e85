import { timestamp } from "drizzle-orm/pg-core";

/** Defines a column for a moment, with its time zone, and in milliseconds like JavaScript's dates. */
export const moment = (name: string) => timestamp(name, { withTimezone: true, precision: 3 });
