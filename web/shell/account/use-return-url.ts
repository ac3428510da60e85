import { useRouteContext, useRouter, useSearch } from "@tanstack/react-router";
import { useEffect, useState } from "react";
import { safeReturnUrl } from "#contract/return-url.ts";

/** Returns where to go after signing in on the sign-in page: the previous page or home. */
export function useReturnUrl() {
  const router = useRouter();
  const { posted, siteUrl } = useRouteContext({ from: "__root__" });
  const search = useSearch({ strict: false });
  const [afterMs, leaveAfter] = useState<number>();

  const returnUrl = search.returnUrl ?? posted?.values.returnUrl;
  const next = safeReturnUrl(returnUrl, siteUrl);

  useEffect(() => {
    if (afterMs === undefined) return;
    const timer = setTimeout(() => void router.navigate({ href: next, replace: true }), afterMs);
    return () => clearTimeout(timer);
  }, [afterMs, next, router]);

  return { returnUrl, next, posted, isLeaving: afterMs !== undefined, leaveAfter };
}
