import { z } from "zod";
import type { Calls } from "#contract/endpoint.ts";
import { Id } from "#contract/fields.ts";
import { foundKinds, maxSearchLength, minSearchLength, mostOfKind } from "./constants.ts";

export const Found = z.object({
  kind: z.enum(foundKinds),
  id: Id,
  name: z.string(),
  detail: z.string().describe("What tells it from others of its name"),
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
    summary: `Finds players, articles, people, messages and events by a part of their name: of each kind that the caller may see, ${mostOfKind} at most`,
    query: z.object({ search: SearchText }),
    response: z.array(Found),
  },
} satisfies Calls;
