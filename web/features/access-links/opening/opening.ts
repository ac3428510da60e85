import type { QueryClient } from "@tanstack/react-query";
import { accessLinkTexts } from "#contract/access-links/constants.ts";
import { accessLinksApi } from "#contract/access-links/endpoints.ts";
import type { AccessOffer } from "#contract/access-links/schemas.ts";
import { ApiFailure } from "#contract/client.ts";
import { query } from "#web/api/queries.ts";

type Answered = {
  /** The HTTP status of the page. */
  pageStatus: number;
};
export type Open = Answered & { isOpen: true; offer: AccessOffer };
export type Closed = Answered & { isOpen: false; sentence: string; mayOpenLater: boolean };
/** What a link's page shows: what the link grants, or why it doesn't open. */
export type Opening = Open | Closed;

/**
 * Loads what a link's page shows. Stores it as query data even if the link doesn't open, so that the browser doesn't have to ask
 * again and the page works without JavaScript.
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

/** Explains why a link doesn't open, based on the server's refusal. */
export function closedBy(error: unknown): Closed {
  const { status = 503, sentence } = error instanceof ApiFailure ? error : {};
  const closed = { isOpen: false, mayOpenLater: false } as const;
  if (status === 409) return { ...closed, pageStatus: 410, sentence: accessLinkTexts.spent };
  // 400: not a code.
  if (status === 404 || status === 400) return { ...closed, pageStatus: 404, sentence: accessLinkTexts.checkLink };
  const isTooOften = status === 429 && sentence !== undefined;
  return {
    ...closed,
    mayOpenLater: true,
    pageStatus: isTooOften ? status : 503,
    sentence: isTooOften ? sentence : accessLinkTexts.claimFailed,
  };
}
