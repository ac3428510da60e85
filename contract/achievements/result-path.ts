import { slugOf } from "#contract/slug.ts";

type Titled = { id: string; title: string };

/** Returns the address of a result's page. The id is enough to find it; the title's words are for people. */
export const resultPath = ({ id, title }: Titled) => `/results/${id}/${slugOf(title, "result")}`;

/** Returns the route parameters of a result's address. */
export const resultParams = ({ id, title }: Titled) => ({ id, slug: slugOf(title, "result") });

export type ResultFilter = {
  year?: string | undefined;
  game?: string | undefined;
  player?: string | undefined;
  cursor?: string | undefined;
};

/** Returns the address of the list of results that match, without what isn't asked for. */
export function resultsPath(filter: ResultFilter = {}): string {
  const asked = Object.entries(filter).filter((entry): entry is [string, string] => Boolean(entry[1]));
  return asked.length > 0 ? `/results?${new URLSearchParams(asked)}` : "/results";
}
