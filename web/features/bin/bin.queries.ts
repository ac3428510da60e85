import { type BinKind, binKinds, binSorts } from "#contract/bin/constants.ts";
import { binApi } from "#contract/bin/endpoints.ts";
import { pages } from "#web/api/queries.ts";
import type { ListOptions } from "#web/ui/lists/controls/list-options.ts";

/** The options have names of their own, because the audit log on the same page has the same ones. */
export const binListOptions = { name: "bin", sorts: binSorts, filters: { deleted: binKinds } };

/** Returns the kind to filter by, if the reader may delete that kind. */
export const binKindIn = ({ deleted }: ListOptions, kinds: readonly BinKind[]): BinKind | undefined =>
  kinds.find((kind) => kind === deleted);

/** What can still be restored. Always refetched, because any deletion anywhere adds to it. */
export function binList(asked: ListOptions, kinds: readonly BinKind[]) {
  const { deleted: _asked, ...options } = asked;
  const kind = binKindIn(asked, kinds);
  return { ...pages(binApi.list, { query: { limit: "25", ...options, ...(kind && { kind }) } }), staleTime: 0 };
}
