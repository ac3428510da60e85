import { useQuery } from "@tanstack/react-query";
import { lockdownForStaff } from "./lockdown-admin.queries.ts";
import "./lock-notice.css";

/** Reminds staff that the site is locked and only they can see it. */
export function LockNotice() {
  const { data } = useQuery(lockdownForStaff());
  if (!data?.isLocked) return null;
  return (
    <p className="lock-notice">
      <b>The site is locked.</b> Visitors and members see the LOCKED screen.
    </p>
  );
}
