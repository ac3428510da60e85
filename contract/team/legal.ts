import { z } from "zod";
import { CalendarDate, HttpsUrl } from "#contract/fields.ts";
import { factLengths, label, words } from "./fact-fields.ts";

const optional = (most: number) => z.string().trim().max(most).optional();
const badAge = "Please enter an age from 13 to 18";

/** The office that people can complain to. Not every country has one. */
const Regulator = z
  .object({
    name: z.string().trim().max(factLengths.label),
    address: optional(factLengths.words),
    phone: optional(factLengths.label),
    url: z.union([z.literal(""), HttpsUrl], "Please enter an address that starts with https://"),
  })
  .describe("If its name is empty, the privacy notice names no authority");

/** Who is responsible for the site and its personal data, and which law applies. */
export const Legal = z.object({
  operator: label.describe("The person, club or company that runs the site"),
  address: words,
  details: optional(factLengths.words).describe("What else the law asks for, such as a register number"),
  law: label.describe("The jurisdiction whose law the terms follow"),
  minimumAge: z
    .int(badAge)
    .min(13, badAge)
    .max(18, badAge)
    .default(13) // what it was before a team could choose
    .describe("How old people must be to have an account or apply"),
  regulator: Regulator,
  acknowledgedWithinDays: z.int().min(1).max(30).describe("How many days until a complaint is acknowledged"),
  effective: CalendarDate.check(z.describe("The date from which both pages apply")),
});
export type Legal = z.infer<typeof Legal>;
