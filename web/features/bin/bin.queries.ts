import { type BinKind, binKinds } from "#contract/bin/constants.ts";
import { binApi } from "#contract/bin/endpoints.ts";
import { pages } from "#web/api/queries.ts";
import type { ListOptions } from "#web/ui/lists/controls/list-options.ts";

/** Its filter has a name of its own, since the audit log beside it has a kind too. */
export const binOf = { sorts: [], filters: { deleted: binKinds } };

/** The kind of things that the bin is asked for, of those that the reader may delete. */
export const binKindIn = ({ deleted }: ListOptions, kinds: readonly BinKind[]): BinKind | undefined =>
  kinds.find((kind) => kind === deleted);

/** What can still be restored, the last to be deleted first. Whatever is deleted anywhere adds to it. */
export const binList = (kind?: BinKind) => ({
  ...pages(binApi.list, { query: { limit: "25", ...(kind && { kind }) } }),
  staleTime: 0,
});
