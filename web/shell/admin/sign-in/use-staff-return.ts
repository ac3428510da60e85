import { useRouteContext, useRouter, useSearch } from "@tanstack/react-router";
import { staffReturnUrl } from "#contract/return-url.ts";
import { useLinkToken } from "#web/features/accounts/email-links/use-link-token.ts";

/**
 * Where signing in leads staff: to the page that asked for it, such as one from a mail, or to the dashboard. The token of a mailed
 * link stays behind the hash sign on the way.
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
