import { timestamp } from "drizzle-orm/pg-core";

/** A column for a moment: with its time zone, and as exactly as dates in our code are. */
export const moment = (name: string) => timestamp(name, { withTimezone: true, precision: 3 });
