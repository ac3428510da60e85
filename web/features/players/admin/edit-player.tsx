import { useId } from "react";
import { playerTexts } from "#contract/players/constants.ts";
import { Dialog } from "#web/design/dialog.tsx";
import { keepUnsentChanges } from "#web/design/form-values.ts";
import { tellSaved } from "#web/design/tell-saved.ts";
import type { useChosen } from "#web/design/use-chosen.ts";
import { EditPlayerForm } from "./edit-player-form.tsx";
import type { ListedPlayer } from "./player-table.tsx";

type EditPlayerProps = {
  chosen: ReturnType<typeof useChosen<ListedPlayer>>;
  onChanged: () => void;
};

/** Changes a player. Closed in any way but Cancel, it keeps what was typed. */
export function EditPlayer({ chosen, onChanged }: EditPlayerProps) {
  const headingId = useId();
  const { row, isOpen, times, close } = chosen;

  function end() {
    if (row) keepUnsentChanges(row.player.id, {});
    close();
  }
  function handleSaved(isAll: boolean) {
    tellSaved(playerTexts.updated, isAll);
    if (isAll) end();
    onChanged();
  }
  const top = <h2 id={headingId}>Edit player</h2>;
  return (
    <Dialog className="dialog--player" isOpen={isOpen} onClose={close} labelledBy={headingId} top={top}>
      {row && <EditPlayerForm key={times} {...row} onChanged={onChanged} onSaved={handleSaved} onCancel={end} />}
    </Dialog>
  );
}
