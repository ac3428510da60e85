import { useRouter } from "@tanstack/react-router";
import { openLayer } from "#web/shell/admin/keys/layers.ts";
import { useStaffSignOut } from "#web/shell/admin/sign-in/use-staff-sign-out.ts";
import { replayTour } from "#web/shell/admin/tour/tour-memory.ts";
import { takeFocus } from "#web/shell/links/scroll-to-section.ts";
import type { Command } from "./commands.ts";

/** Goes where a command leads, or does it. */
export function useRun() {
  const router = useRouter();
  const signOut = useStaffSignOut();
  const deeds: Record<string, () => void> = {
    help: () => openLayer("help"),
    tour: replayTour,
    "sign-out": () => signOut.mutate(),
  };

  return async function run({ id, address }: Command) {
    if (!address) return deeds[id]?.();
    const isSamePage = location.pathname === new URL(address, location.origin).pathname;
    await router.navigate({ href: address });
    const place = isSamePage && document.getElementById(location.hash.slice(1)); // from another page the router does it
    if (place) takeFocus(place);
  };
}
