import { useRouteContext, useRouter, useSearch } from "@tanstack/react-router";
import { staffReturnUrl } from "#contract/return-url.ts";
import { useLinkToken } from "#web/features/accounts/email-links/use-link-token.ts";

/**
 * Returns where staff go after signing in: the page that required it, for example from an email, or the dashboard. Keeps the
 * token of an emailed link in the hash.
 */
export function useStaffReturn() {
  const router = useRouter();
  const { posted, siteUrl } = useRouteContext({ from: "__root__" });
  const search = useSearch({ strict: false });
  const { token } = useLinkToken();
  const returnUrl = search.returnUrl ?? posted?.values.returnUrl;
  const hash = token ? `#${token}` : "";
  const goOn = () => void router.navigate({ href: `${staffReturnUrl(returnUrl, siteUrl)}${hash}` });
  return { posted, returnUrl, goOn };
}
