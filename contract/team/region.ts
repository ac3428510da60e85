import { z } from "zod";

/** Whether Intl takes it: it throws for what it can't read. */
const isKnown = (known: () => boolean) => {
  try {
    return known();
  } catch {
    return false;
  }
};

/** An ISO 4217 code. */
export const Currency = z
  .string()
  .trim()
  .toUpperCase()
  .refine(
    (code) => Intl.supportedValuesOf("currency").includes(code),
    "Please enter a currency’s three letters, such as USD, EUR or NOK",
  )
  .default("USD"); // what amounts were in before a team could choose

/** A BCP 47 tag. */
export const Locale = z
  .string()
  .trim()
  .max(35)
  .refine(
    (tag) => isKnown(() => Intl.NumberFormat.supportedLocalesOf(tag).length === 1),
    "Please enter a language and a country, such as en-GB or nb-NO",
  )
  .default("en-GB"); // how the site wrote before a team could choose

/** Asked, not taken from the locale: Firefox can't tell, and the server's calendar has to be the browser's. */
export const WeekStart = z
  .enum(["Monday", "Sunday", "Saturday"], "Please choose Monday, Sunday or Saturday")
  .default("Sunday"); // how the calendar was before a team could choose

/** Formatting a date throws for an unknown one. PostgreSQL counts offsets such as +02:00 the other way round. */
export const TimeZone = z
  .string()
  .trim()
  .max(80)
  .refine(
    (zone) => isKnown(() => /^[A-Z]/i.test(zone) && Boolean(new Intl.DateTimeFormat("en-GB", { timeZone: zone }))),
    "Please enter a time zone such as Europe/London",
  );
