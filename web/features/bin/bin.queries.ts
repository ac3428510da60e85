import { type BinKind, binKinds } from "#contract/bin/constants.ts";
import { binApi } from "#contract/bin/endpoints.ts";
import { pages } from "#web/api/queries.ts";
import type { ListOptions } from "#web/ui/lists/controls/list-options.ts";

/** The filter is called `deleted`, because the audit log on the same page already has a `kind`. */
export const binOf = { sorts: [], filters: { deleted: binKinds } };

/** Returns the kind to filter by, if the reader may delete that kind. */
export const binKindIn = ({ deleted }: ListOptions, kinds: readonly BinKind[]): BinKind | undefined =>
  kinds.find((kind) => kind === deleted);

/** What can still be restored, last deleted first. Always refetched, because any deletion anywhere adds to it. */
export const binList = (kind?: BinKind) => ({
  ...pages(binApi.list, { query: { limit: "25", ...(kind && { kind }) } }),
  staleTime: 0,
});
