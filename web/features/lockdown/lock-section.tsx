import { useQuery } from "@tanstack/react-query";
import { SwitchState } from "#web/ui/fields/switches/switch-state.tsx";
import { LockSwitch } from "./lock-switch.tsx";
import { lockdownForStaff } from "./lockdown-admin.queries.ts";

/** Locks the site for everyone but staff, or unlocks it. Staff who can't switch it see its state. */
export function LockSection({ maySwitch }: { maySwitch: boolean }) {
  const { data } = useQuery(lockdownForStaff());
  return (
    <section aria-labelledby="lock-heading">
      <h3 id="lock-heading">Site lockdown</h3>
      <p className="switch-note">
        For maintenance. While the site is locked, every page except this dashboard shows the LOCKED screen. Nothing is
        lost.
      </p>
      {maySwitch ? <LockSwitch /> : <SwitchState label="Site lock" isOn={data?.isLocked} />}
    </section>
  );
}
