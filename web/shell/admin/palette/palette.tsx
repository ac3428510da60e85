import { useId } from "react";
import { flushSync } from "react-dom";
import type { Staff } from "#web/shell/admin/staff.ts";
import { Dialog } from "#web/ui/overlays/dialog.tsx";
import type { Command } from "./commands.ts";
import { PaletteSearch } from "./palette-search.tsx";
import { useRun } from "./use-run.ts";
import "./palette.css";

type PaletteProps = { staff: Staff; isOpen: boolean; onClose: () => void };

/** Leads to anything in the dashboard by its name, and runs what is done most. */
export function Palette({ staff, isOpen, onClose }: PaletteProps) {
  const headingId = useId();
  const run = useRun();

  function handleChoose(command: Command) {
    flushSync(onClose); // it gives the focus back before the page changes
    void run(command);
  }
  return (
    <Dialog
      className="dialog--palette"
      isOpen={isOpen}
      onClose={onClose}
      labelledBy={headingId}
      top={<h2 id={headingId}>Go to</h2>}
    >
      {isOpen && <PaletteSearch staff={staff} onChoose={handleChoose} />}
    </Dialog>
  );
}
