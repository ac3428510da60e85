import { useQuery } from "@tanstack/react-query";
import { lazy, Suspense } from "react";
import { lockdown } from "#web/features/lockdown/lockdown.queries.ts";

/** The server closes every page; only what is typed in this one is lost by that. */
const loadLocked = () => {
  location.reload();
  return new Promise<never>(() => {});
};
const LockedLayer = lazy(() => import("./locked-layer.tsx").catch(loadLocked));

/** Covers a page that was open when the site was closed, until it is opened again. */
export function LockedOverlay() {
  const { data } = useQuery(lockdown());
  if (!data?.isLocked) return null;
  return (
    <Suspense>
      <LockedLayer />
    </Suspense>
  );
}
