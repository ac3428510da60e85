import { playerTexts } from "#contract/players/constants.ts";
import type { ListedPlayer } from "#web/features/players/admin/player-table.tsx";
import { toastSaved } from "#web/ui/feedback/toast-saved.ts";
import { keepUnsent } from "#web/ui/forms/unsaved/unsaved.ts";
import { EditorSheet } from "#web/ui/overlays/editor-sheet.tsx";
import type { useRowDialog } from "#web/ui/overlays/use-row-dialog.ts";
import { EditPlayerForm } from "./edit-player-form.tsx";

type EditPlayerProps = {
  chosen: ReturnType<typeof useRowDialog<ListedPlayer>>;
  onChanged: () => void;
};

/** Edits a player. Unless closed with Cancel, it keeps what was typed. */
export function EditPlayer({ chosen, onChanged }: EditPlayerProps) {
  const { row, isOpen, times, close } = chosen;

  function end() {
    if (row) keepUnsent(row.player.id, "");
    close();
  }
  function handleSaved(isAll: boolean) {
    toastSaved(playerTexts.updated, isAll);
    if (isAll) end();
    onChanged();
  }
  return (
    <EditorSheet title="Edit player" isOpen={isOpen} onClose={close}>
      {row && <EditPlayerForm key={times} {...row} onChanged={onChanged} onSaved={handleSaved} onCancel={end} />}
    </EditorSheet>
  );
}
