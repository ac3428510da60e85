import { useId } from "react";
import { playerTexts } from "#contract/players/constants.ts";
import type { Player } from "#contract/players/schemas.ts";
import { Dialog } from "#web/design/dialog.tsx";
import { keepUnsentChanges } from "#web/design/form-values.ts";
import { toast } from "#web/design/toast.ts";
import type { useChosen } from "#web/design/use-chosen.ts";
import { EditPlayerForm } from "./edit-player-form.tsx";
import type { ListedPlayer } from "./player-table.tsx";

type EditPlayerProps = {
  chosen: ReturnType<typeof useChosen<ListedPlayer>>;
  /** The player as stored by now, where they still are. */
  readNow: (id: string) => Promise<Player | undefined>;
  onChanged: () => void;
};

/** Changes a player. Closed in any way but Cancel, it keeps what was typed. */
export function EditPlayer({ chosen, readNow, onChanged }: EditPlayerProps) {
  const headingId = useId();
  const { row, isOpen, times, close } = chosen;

  function end() {
    if (row) keepUnsentChanges(row.player.id, {});
    close();
  }
  function handleSaved() {
    toast({ title: playerTexts.updated });
    end();
    onChanged();
  }
  const top = <h2 id={headingId}>Edit player</h2>;
  return (
    <Dialog className="dialog--player" isOpen={isOpen} onClose={close} labelledBy={headingId} top={top}>
      {row && <EditPlayerForm key={times} {...row} readNow={readNow} onSaved={handleSaved} onCancel={end} />}
    </Dialog>
  );
}
