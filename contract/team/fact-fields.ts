import { z } from "zod";
import { CalendarDate, HttpsUrl } from "#contract/fields.ts";

/** Field schemas that several of the team's facts share. */

/** The most letters of a name or a heading, and of a text. */
export const factLengths = { label: 80, words: 2000 };

export const words = z.string().trim().min(1).max(factLengths.words);
export const label = z.string().trim().min(1).max(factLengths.label);
export const Titled = z.object({ title: label, text: words });

export const picturePath = /^\/[\w./-]+$/;
const notAPicture =
  "Please choose a picture, or enter a path such as /media/picture.webp or an address that starts with https://";
/** A picture: an upload's path, another path of the site, or an https address. */
export const FactPicture = z.union([z.string().max(2048).regex(picturePath), HttpsUrl], { error: notAPicture });
export const NoPictureOrOne = z.union([z.literal(""), FactPicture], { error: notAPicture });

export const NoDayOrOne = z
  .string()
  .refine((day) => day === "" || CalendarDate.safeParse(day).success, "Please enter a day such as 2027-06-30")
  .optional();

type Naming<Entry> = { nameOf(entry: Entry): string; sameAs?(entry: Entry): string; field?: string };
/** Refuses entries that a list has already, under their `field` if they have several. `sameAs` is what makes two of them one. */
export const listedOnce =
  <Entry>({ nameOf, sameAs = nameOf, field }: Naming<Entry>) =>
  ({ value, issues }: z.core.ParsePayload<Entry[]>): void => {
    const listed = new Set<string>();
    for (const [index, entry] of value.entries()) {
      const path = field === undefined ? [index] : [index, field];
      const message = `Please list ${nameOf(entry)} only once`;
      if (listed.has(sameAs(entry))) issues.push({ code: "custom", message, path, input: entry });
      listed.add(sameAs(entry));
    }
  };

const notAnAmount = "Please enter an amount such as 49 or 49.50";
/** Money, in the team's currency. */
export const Amount = z
  .number(notAnAmount)
  .min(0, notAnAmount)
  .max(1_000_000_000, "Please enter a billion at most")
  .refine((amount) => Math.abs(amount * 100 - Math.round(amount * 100)) < 1e-6, notAnAmount);
