import { useQueryClient } from "@tanstack/react-query";
import { Lock } from "lucide-react";
import { useCallback, useEffect, useRef, useState } from "react";
import type { StaffCheck } from "#contract/staff/schemas.ts";
import { staffSession } from "#web/features/staff/staff.queries.ts";
import { Button, buttonClass } from "#web/ui/actions/button.tsx";
import { AdminSignInForm } from "./admin-sign-in-form.tsx";
import "./admin-access.css";

/** The staff sign-in on the LOCKED screen. It checks who is signed in, because the screen is the same for everybody. */
export function AdminAccess() {
  const queryClient = useQueryClient();
  const details = useRef<HTMLDetailsElement>(null);
  const [staff, setStaff] = useState<StaffCheck>();

  const handleToggle = useCallback(async () => {
    if (!details.current?.open) return;
    const isTyping = details.current.querySelector("input:focus") !== null; // before hydration
    if (!isTyping) details.current.querySelector<HTMLElement>("[name=username]")?.focus();
    setStaff(await queryClient.fetchQuery({ ...staffSession(), staleTime: 0 }).catch(() => undefined));
  }, [queryClient]);
  useEffect(() => void handleToggle(), [handleToggle]); // it may have been opened before hydration

  function goBack() {
    if (!details.current) return;
    details.current.open = false;
    details.current.querySelector("summary")?.focus();
  }
  return (
    <details className="admin-access" ref={details} onToggle={handleToggle} suppressHydrationWarning>
      <summary className={`${buttonClass({ variant: "secondary" })} admin-access__open`}>
        Admin Access <Lock className="icon" aria-hidden="true" />
      </summary>
      {staff?.isAdmin ? (
        <p className="admin-access__known">
          You’re signed in as <b>{staff.username}</b>.{" "}
          <a className="text-link" href="/admin">
            Admin Panel
          </a>
        </p>
      ) : (
        <div className="admin-access__form">
          <AdminSignInForm action="/admin-login" signIn="Login" onSignedIn={() => location.assign("/admin")}>
            <Button variant="secondary" onClick={goBack}>
              Back
            </Button>
          </AdminSignInForm>
        </div>
      )}
    </details>
  );
}
