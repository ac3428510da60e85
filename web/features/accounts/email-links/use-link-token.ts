import { useHydrated, useLocation } from "@tanstack/react-router";
import { oneTimeTokenPattern } from "#contract/accounts/constants.ts";

const whole = new RegExp(oneTimeTokenPattern);

/** The token of a mailed link: it stands after the hash sign, where no log sees it, so the server draws the page without. */
export function useLinkToken(): { token: string | undefined; isKnown: boolean } {
  const hash = useLocation({ select: (location) => location.hash });
  const isKnown = useHydrated();
  return { token: isKnown && whole.test(hash) ? hash : undefined, isKnown };
}
