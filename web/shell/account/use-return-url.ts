import { useRouteContext, useRouter, useSearch } from "@tanstack/react-router";
import { useEffect, useState } from "react";
import { safeReturnUrl } from "#contract/return-url.ts";

/** Where signing in on its own page leads: back to the page before, or home. */
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
