import type { QueryClient } from "@tanstack/react-query";
import { accessLinkTexts } from "#contract/access-links/constants.ts";
import { accessLinksApi } from "#contract/access-links/endpoints.ts";
import type { AccessOffer } from "#contract/access-links/schemas.ts";
import { ApiFailure } from "#contract/client.ts";
import { query } from "#web/api/queries.ts";

type Answered = {
  /** What the page itself answers with. */
  pageStatus: number;
};
export type Open = Answered & { isOpen: true; offer: AccessOffer };
export type Closed = Answered & { isOpen: false; sentence: string; mayOpenLater: boolean };
/** What a link's page shows: what the link grants, or why it opens nothing. */
export type Opening = Open | Closed;

/**
 * Kept as an answer whichever it is: the page brings it along, so that the browser need not ask again, and without script
 * says it too.
 */
export async function openingOf(queryClient: QueryClient, linkCode: string): Promise<Opening> {
  const asked = query(accessLinksApi.offer, { params: { linkCode } });
  const kept = [...asked.queryKey, "opening"];
  const known = queryClient.getQueryData<Opening>(kept);
  if (known) return known;
  const found = await queryClient.fetchQuery(asked).then(openTo, closedBy);
  queryClient.removeQueries({ queryKey: asked.queryKey, exact: true });
  queryClient.setQueryData(kept, found);
  return found;
}

const openTo = (offer: AccessOffer): Opening => ({ isOpen: true, offer, pageStatus: 200 });

/** Why a link opens nothing, as its refusal tells. */
export function closedBy(error: unknown): Closed {
  const { status = 503, sentence } = error instanceof ApiFailure ? error : {};
  const closed = { isOpen: false, mayOpenLater: false } as const;
  if (status === 409) return { ...closed, pageStatus: 410, sentence: accessLinkTexts.spent };
  if (status === 404 || status === 400) return { ...closed, pageStatus: 404, sentence: accessLinkTexts.unknown }; // 400: no code looks like it
  const isTooOften = status === 429 && sentence !== undefined;
  return {
    ...closed,
    mayOpenLater: true,
    pageStatus: isTooOften ? status : 503,
    sentence: isTooOften ? sentence : accessLinkTexts.claimFailed,
  };
}
