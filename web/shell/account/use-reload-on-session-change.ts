import { useEffect, useState } from "react";

/** Reloads a document whose text depends on whether its reader is a member, when that changes. */
export function useReloadOnSessionChange(isMember: boolean, isReloaded: boolean) {
  const [before] = useState(isMember);
  useEffect(() => {
    if (isReloaded && isMember !== before) location.reload();
  }, [isMember, before, isReloaded]);
}
