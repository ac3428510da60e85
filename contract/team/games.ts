import { z } from "zod";
import { foldForSearch } from "#contract/search/fold.ts";
import { label, listedOnce } from "./fact-fields.ts";

/** What the team plays, in the order that pages list it. */
export const Games = z
  .array(z.object({ name: label }))
  .min(1, "Please name at least one game")
  .max(8, "Please list 8 games at most")
  .check(listedOnce({ nameOf: ({ name }) => name, sameAs: ({ name }) => foldForSearch(name), field: "name" }));
