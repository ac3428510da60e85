import { useEffect, useState } from "react";

/** A document whose text depends on whether its reader is a member is loaded anew when that changes. */
export function useReloadOnSessionChange(isMember: boolean, isReloaded: boolean) {
  const [before] = useState(isMember);
  useEffect(() => {
    if (isReloaded && isMember !== before) location.reload();
  }, [isMember, before, isReloaded]);
}
