import { useId, useState } from "react";
import { smallPortraitPath } from "#contract/art/art.ts";
import { playerTexts } from "#contract/players/constants.ts";
import { toastSaved } from "#web/ui/feedback/toast-saved.ts";
import { FormActions } from "#web/ui/forms/form-actions.tsx";
import { formSchemas } from "#web/ui/forms/schemas.ts";
import { useFormMutation } from "#web/ui/forms/use-form-mutation.ts";
import { ChosenPortrait } from "./chosen-portrait.tsx";
import { AddressField, BioField, FigureFields, NameFields, RoleField } from "./player-fields.tsx";
import { blankPlayer, bodyOf } from "./player-values.ts";
import { useNewPlayer } from "./use-new-player.ts";

/** Adds somebody to the roster. What was typed stays until it is sent, also while other tabs are shown. */
export function AddPlayer({ onChanged }: { onChanged: () => void }) {
  const headingId = useId();
  const [drawn, setDrawn] = useState<string>();
  const [added, setAdded] = useState(0);
  const { file, setFile, share, send, stop, errorMessage } = useNewPlayer(onChanged);
  const form = useFormMutation({
    defaultValues: blankPlayer,
    unsavedAs: "a new player",
    schema: () => formSchemas.playersAdmin().then((forms) => forms.CreatePlayerRequest),
    toBody: bodyOf,
    send,
    valuesAfter: () => blankPlayer,
    onSent: (_player, isAll) => {
      toastSaved(playerTexts.created, isAll);
      drawGamertag();
      setFile(undefined);
      setAdded(added + 1);
      onChanged();
    },
    errorMessage,
  });
  const drawGamertag = () => setDrawn(form.values().gamertag.trim());
  const gamertag = drawn ?? form.values().gamertag.trim();
  return (
    <section className="card" id="add-player" tabIndex={-1} aria-labelledby={headingId}>
      <h3 id={headingId}>Add Player</h3>
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
        <FormActions form={form} className="card__actions" isFull submit="Add Player" pending="Adding..." />
      </form>
    </section>
  );
}
