import { z } from "zod";
import type { Calls } from "#contract/endpoint.ts";
import { Id } from "#contract/fields.ts";
import { foundKinds, maxSearchLength, minSearchLength, mostOfKind } from "./constants.ts";

export const Found = z.object({
  kind: z.enum(foundKinds),
  id: Id,
  name: z.string(),
  detail: z.string().describe("Tells results of the same name apart"),
});
export type Found = z.infer<typeof Found>;

const SearchText = z
  .string()
  .trim()
  .min(minSearchLength, `Type at least ${minSearchLength} characters`)
  .max(maxSearchLength, `Type at most ${maxSearchLength} characters`);

export const searchCalls = {
  find: {
    access: "staff:applications:read",
    summary: `Finds players, articles, people, messages and events by part of their name: at most ${mostOfKind} of each kind that the caller may see`,
    query: z.object({ search: SearchText }),
    response: z.array(Found),
  },
} satisfies Calls;
