import { useId, useState } from "react";
import { flushSync } from "react-dom";
import { smallPortraitPath } from "#contract/art/art.ts";
import { playerTexts } from "#contract/players/constants.ts";
import { toastSaved } from "#web/ui/feedback/toast-saved.ts";
import { FormActions } from "#web/ui/forms/form-actions.tsx";
import { formSchemas } from "#web/ui/forms/schemas.ts";
import { keepUnsent } from "#web/ui/forms/unsaved/unsaved.ts";
import { useFormMutation } from "#web/ui/forms/use-form-mutation.ts";
import { Dialog } from "#web/ui/overlays/dialog.tsx";
import { ChosenPortrait } from "./chosen-portrait.tsx";
import { AddressField, BioField, FigureFields, NameFields, RoleField } from "./player-fields.tsx";
import { blankPlayer, bodyOf } from "./player-values.ts";
import { useNewPlayer } from "./use-new-player.ts";

type AddPlayerProps = { isOpen: boolean; onChanged: () => void; onClose: () => void };

const draft = "a new player";

/** Adds somebody to the roster. Closed in any way but Cancel, it keeps what was typed, while other tabs are shown too. */
export function AddPlayer({ isOpen, onChanged, onClose }: AddPlayerProps) {
  const headingId = useId();
  const [sheet, setSheet] = useState(0);

  function startAnew() {
    keepUnsent(draft, "");
    flushSync(onClose); // the dialog gives the focus back before the list changes
    setSheet(sheet + 1);
  }
  function handleAdded(isAll: boolean) {
    toastSaved(playerTexts.created, isAll);
    if (isAll) startAnew();
    onChanged();
  }
  const top = <h2 id={headingId}>Add Player</h2>;
  return (
    <Dialog className="dialog--player" isOpen={isOpen} onClose={onClose} labelledBy={headingId} top={top}>
      <AddForm key={sheet} onChanged={onChanged} onAdded={handleAdded} onCancel={startAnew} />
    </Dialog>
  );
}

type AddFormProps = { onChanged: () => void; onAdded: (isAll: boolean) => void; onCancel: () => void };

function AddForm({ onChanged, onAdded, onCancel }: AddFormProps) {
  const [drawn, setDrawn] = useState<string>();
  const [added, setAdded] = useState(0);
  const { file, setFile, share, send, stop, errorMessage } = useNewPlayer(onChanged);
  const form = useFormMutation({
    defaultValues: blankPlayer,
    unsavedAs: draft,
    schema: () => formSchemas.playersAdmin().then((forms) => forms.CreatePlayerRequest),
    toBody: bodyOf,
    send,
    valuesAfter: () => blankPlayer,
    onSent: (_player, isAll) => {
      drawGamertag();
      setFile(undefined);
      setAdded(added + 1);
      onAdded(isAll);
    },
    errorMessage,
  });
  const drawGamertag = () => setDrawn(form.values().gamertag.trim());
  const gamertag = drawn ?? form.values().gamertag.trim();
  return (
    <form className="form form--2 player-form" {...form.form} onBlur={drawGamertag}>
      <ChosenPortrait
        key={added}
        file={file}
        onFile={setFile}
        standIn={gamertag ? smallPortraitPath(gamertag, "moor") : undefined}
        share={share}
        onStop={stop}
        error={form.problems.profileImage}
      />
      <NameFields form={form} />
      <RoleField form={form} isFull />
      <FigureFields form={form} />
      <AddressField form={form} name="twitterUrl" isFull />
      <BioField form={form} />
      <FormActions
        form={form}
        className="dialog__actions"
        isFull
        submit="Add Player"
        pending="Adding..."
        onCancel={onCancel}
      />
    </form>
  );
}
