import { foldForSearch } from "#contract/search/fold.ts";

/** Returns the team's name as files begin with it, such as fc-kobenhavn, which is safe on every system and in headers. */
export const fileNameOf = ({ wordmark }: { wordmark: string }) =>
  foldForSearch(wordmark).replaceAll(/[^a-z0-9]+/g, "-");
