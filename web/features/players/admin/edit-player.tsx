import { playersAdminApi } from "#contract/players/admin/endpoints.ts";
import type { StoredPlayer } from "#contract/players/admin/schemas.ts";
import { playerTexts } from "#contract/players/constants.ts";
import { api } from "#web/api/api-client.ts";
import { useTeam } from "#web/api/team.ts";
import { dropDrafts } from "#web/browser-state/draft-store.ts";
import { smallPictureOf } from "#web/features/players/player-picture.ts";
import { describeError } from "#web/ui/feedback/error-message.ts";
import { toastSaved } from "#web/ui/feedback/toast-queue.ts";
import { ConflictChoices } from "#web/ui/forms/conflict-choices.tsx";
import { FormActions } from "#web/ui/forms/form-actions.tsx";
import { formSchemas } from "#web/ui/forms/schemas.ts";
import { TextField } from "#web/ui/forms/text-field.tsx";
import { useDraft } from "#web/ui/forms/use-draft.ts";
import { useEditForm } from "#web/ui/forms/use-edit-form.ts";
import { GameField } from "#web/ui/nouns/game-field.tsx";
import { EditorSheet } from "#web/ui/overlays/editor-sheet.tsx";
import type { useRowDialog } from "#web/ui/overlays/use-row-dialog.ts";
import { PictureField } from "#web/ui/pictures/picture-field.tsx";
import { portraitHint } from "./chosen-portrait.tsx";
import {
  AddressField,
  BioField,
  editedBodyOf,
  FigureFields,
  NameFields,
  PageFields,
  playerLabels,
  RoleField,
  StatusField,
  statuses,
  valuesOf,
} from "./player-fields.tsx";
import type { ListedPlayer } from "./player-table.tsx";

type EditPlayerProps = {
  chosen: ReturnType<typeof useRowDialog<ListedPlayer>>;
  onChanged: () => void;
};

/** Edits a player. Unless closed with Cancel, it keeps what was typed. */
export function EditPlayer({ chosen, onChanged }: EditPlayerProps) {
  const { row, isOpen, times, close } = chosen;

  function end() {
    if (row) dropDrafts(row.player.id);
    close();
  }
  function handleSaved(hasNoLaterEdits: boolean) {
    toastSaved(playerTexts.updated, hasNoLaterEdits);
    if (hasNoLaterEdits) end();
    onChanged();
  }
  return (
    <EditorSheet title="Edit player" isOpen={isOpen} onClose={close}>
      {row && <EditPlayerForm key={times} {...row} onChanged={onChanged} onSaved={handleSaved} onCancel={end} />}
    </EditorSheet>
  );
}

type EditPlayerFormProps = ListedPlayer & {
  onChanged: () => void;
  onSaved: (hasNoLaterEdits: boolean) => void;
  onCancel: () => void;
};

/** If two people changed the same field, the second to save chooses between the two values. */
function EditPlayerForm({ player, palette, onChanged, onSaved, onCancel }: EditPlayerFormProps) {
  const { id } = player;
  const team = useTeam();
  const form = useEditForm({
    row: player,
    valuesOf: (row: StoredPlayer = player) => valuesOf(row),
    draft: useDraft(id),
    schema: () => formSchemas.playersAdmin().then((forms) => forms.UpdatePlayerRequest),
    toBody: (values) => editedBodyOf(values, team),
    send: (body, row) => api(playersAdminApi.update, { params: { id }, body: { ...body, version: row?.version } }),
    onSent: (_player, hasNoLaterEdits) => onSaved(hasNoLaterEdits),
    onStale: onChanged,
    errorMessage: describeError(playerTexts.updateFailed),
  });
  return (
    <form className="form form--2 player-form" {...form.formProps}>
      <div className="full">
        <PictureField
          label={playerLabels.imageUrl}
          name="imageUrl"
          value={form.watch("imageUrl")}
          onChange={(url) => form.setValue("imageUrl", url)}
          standIn={smallPictureOf({ ...player, imageUrl: null }, palette, team.playerPictures).src}
          hint={portraitHint}
          isPortrait
          error={form.problems.imageUrl}
        />
      </div>
      <NameFields form={form} />
      <RoleField form={form} />
      <TextField label={playerLabels.specialty} {...form.fieldProps("specialty")} />
      <GameField field={form.fieldProps("game")} chosen={form.watch("game")} />
      <FigureFields form={form} />
      <StatusField field={form.fieldProps("status")} />
      <PageFields form={form} />
      <AddressField form={form} name="twitterUrl" isFull />
      <AddressField form={form} name="twitchUrl" />
      <AddressField form={form} name="youtubeUrl" />
      <BioField form={form} />
      <FormActions
        form={form}
        className="dialog__actions"
        isFull
        submitLabel="Save player"
        pendingLabel="Saving..."
        onCancel={onCancel}
      >
        <ConflictChoices form={form} labels={playerLabels} inWords={wordsOf} />
      </FormActions>
    </form>
  );
}

function wordsOf(name: string, { status, imageUrl }: ReturnType<typeof valuesOf>): string | undefined {
  if (name === "status") return status === "former" ? statuses.former : statuses.active;
  return name === "imageUrl" && imageUrl ? "Another picture" : undefined;
}
