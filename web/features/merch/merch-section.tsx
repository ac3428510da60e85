import { useQuery } from "@tanstack/react-query";
import { SwitchState } from "#web/ui/fields/switches/switch-state.tsx";
import { merchLinksForStaff } from "./merch-admin.queries.ts";
import { MerchSwitch } from "./merch-switch.tsx";

/** Whether merchandise links to the store. Staff who can't switch it see its state. */
export function MerchSection({ maySwitch }: { maySwitch: boolean }) {
  const { data } = useQuery(merchLinksForStaff());
  return (
    <section aria-labelledby="merch-heading">
      <h3 id="merch-heading">Merchandise links</h3>
      <p className="switch-note">
        When on, the items on the home page link to the store. When off, they’re just pictures.
      </p>
      {maySwitch ? <MerchSwitch /> : <SwitchState label="Merch links" isOn={data?.isEnabled} />}
    </section>
  );
}
