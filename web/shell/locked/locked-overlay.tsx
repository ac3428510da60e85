import { useQuery } from "@tanstack/react-query";
import { lazy, Suspense } from "react";
import { lockdown } from "#web/features/lockdown/lockdown.queries.ts";

/** The fallback if the layer can't be loaded: the server shows the LOCKED screen for every page, but what was typed is lost. */
const loadLocked = () => {
  location.reload();
  return new Promise<never>(() => {});
};
const LockedLayer = lazy(() => import("./locked-layer.tsx").catch(loadLocked));

/** Covers an open page while the site is locked. */
export function LockedOverlay() {
  const { data } = useQuery(lockdown());
  if (!data?.isLocked) return null;
  return (
    <Suspense>
      <LockedLayer />
    </Suspense>
  );
}
