import { useHydrated, useLocation } from "@tanstack/react-router";
import { oneTimeTokenPattern } from "#contract/accounts/constants.ts";

const whole = new RegExp(oneTimeTokenPattern);

/**
 * Returns the token of an emailed link. It's in the hash, so that it isn't logged, which means that the server renders the page
 * without it.
 */
export function useLinkToken(): { token: string | undefined; isKnown: boolean } {
  const hash = useLocation({ select: (location) => location.hash });
  const isKnown = useHydrated();
  return { token: isKnown && whole.test(hash) ? hash : undefined, isKnown };
}
