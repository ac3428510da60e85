import { z } from "zod";

/** Whether Intl takes it: it throws for what it can't read. */
const isKnown = (known: () => boolean) => {
  try {
    return known();
  } catch {
    return false;
  }
};

/** What the site used before a team could choose. */
export const firstCurrency = "USD";

/** An ISO 4217 code. */
export const Currency = z
  .string()
  .trim()
  .toUpperCase()
  .refine(
    (code) => Intl.supportedValuesOf("currency").includes(code),
    "Please enter a currency’s three letters, such as USD, EUR or NOK",
  )
  .default(firstCurrency);

/** Formatting a date throws for an unknown one. PostgreSQL counts offsets such as +02:00 the other way round. */
export const TimeZone = z
  .string()
  .trim()
  .max(80)
  .refine(
    (zone) => isKnown(() => /^[A-Z]/i.test(zone) && Boolean(new Intl.DateTimeFormat("en-GB", { timeZone: zone }))),
    "Please enter a time zone such as Europe/London",
  );
