import { useRouter } from "@tanstack/react-router";
import { useId } from "react";
import { flushSync } from "react-dom";
import { openLayer } from "#web/shell/admin/keys/layers.ts";
import { useStaffSignOut } from "#web/shell/admin/sign-in/use-staff-sign-out.ts";
import type { Staff } from "#web/shell/admin/staff.ts";
import { replayTour } from "#web/shell/admin/tour/tour-memory.ts";
import { takeFocus } from "#web/shell/links/scroll-to-section.ts";
import { Dialog } from "#web/ui/overlays/dialog.tsx";
import type { Command } from "./commands.ts";
import { PaletteSearch } from "./palette-search.tsx";
import "./command-palette.css";

type CommandPaletteProps = { staff: Staff; isOpen: boolean; onClose: () => void };

/** A palette that finds anything in the dashboard by name, and runs common actions. */
export function CommandPalette({ staff, isOpen, onClose }: CommandPaletteProps) {
  const headingId = useId();
  const run = useRunCommand();

  function handleChoose(command: Command) {
    flushSync(onClose); // return the focus before the page changes
    void run(command);
  }
  return (
    <Dialog
      className="dialog--palette"
      isOpen={isOpen}
      onClose={onClose}
      labelledBy={headingId}
      header={<h2 id={headingId}>Go to</h2>}
    >
      {isOpen && <PaletteSearch staff={staff} onChoose={handleChoose} />}
    </Dialog>
  );
}

/** Returns a function that runs a command or follows its address. */
function useRunCommand() {
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
    const place = isSamePage && document.getElementById(location.hash.slice(1)); // from another page, the router scrolls to it
    if (place) takeFocus(place);
  };
}
