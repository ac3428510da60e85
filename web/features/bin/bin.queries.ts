import type { BinKind } from "#contract/bin/constants.ts";
import { binApi } from "#contract/bin/endpoints.ts";
import { pages } from "#web/api/queries.ts";

/** What can still be restored, the last to be deleted first. Whatever is deleted anywhere adds to it. */
export const binList = (kind?: BinKind) => ({
  ...pages(binApi.list, { query: { limit: "25", ...(kind && { kind }) } }),
  staleTime: 0,
});
