import { useQueryClient } from "@tanstack/react-query";
import { useEffect, useRef, useState } from "react";
import { smallPortraitPath } from "#contract/art/portraits.ts";
import { playersAdminApi } from "#contract/players/admin/endpoints.ts";
import type { CreatePlayerRequest } from "#contract/players/admin/forms.ts";
import { playerTexts } from "#contract/players/constants.ts";
import { addRow } from "#web/api/shown-rows.ts";
import { useTeam } from "#web/api/team.ts";
import { upload } from "#web/api/upload.ts";
import { describeError } from "#web/ui/feedback/error-message.ts";
import { FormActions } from "#web/ui/forms/form-actions.tsx";
import { formSchemas } from "#web/ui/forms/schemas.ts";
import { useDraft } from "#web/ui/forms/use-draft.ts";
import { useSubmitForm } from "#web/ui/forms/use-submit-form.ts";
import { GameField } from "#web/ui/nouns/game-field.tsx";
import { AddSheet } from "#web/ui/overlays/add-sheet.tsx";
import { ChosenPortrait } from "./chosen-portrait.tsx";
import {
  AddressField,
  asFormFields,
  BioField,
  blankPlayer,
  bodyOf,
  FigureFields,
  NameFields,
  RoleField,
} from "./player-fields.tsx";

type AddPlayerProps = { isOpen: boolean; onChanged: () => void; onClose: () => void };

const draftKey = "a new player";

export const AddPlayer = (props: AddPlayerProps) => (
  <AddSheet title="Add Player" draftKey={draftKey} added={playerTexts.created} {...props}>
    {(form) => <AddForm {...form} onChanged={props.onChanged} />}
  </AddSheet>
);

type AddFormProps = { onChanged: () => void; onAdded: (hasNoLaterEdits: boolean) => void; onCancel: () => void };

function AddForm({ onChanged, onAdded, onCancel }: AddFormProps) {
  const team = useTeam();
  const queryClient = useQueryClient();
  const [drawn, setDrawn] = useState<string>();
  const [added, setAdded] = useState(0);
  const { file, setFile, share, send, stop, errorMessage } = useNewPlayer(onChanged);
  const form = useSubmitForm({
    defaultValues: blankPlayer,
    draft: useDraft(draftKey),
    schema: () => formSchemas.playersAdmin().then((forms) => forms.CreatePlayerRequest),
    toBody: (values) => bodyOf(values, team),
    send,
    valuesAfter: () => blankPlayer,
    onSent: (player, hasNoLaterEdits) => {
      addRow(queryClient, playersAdminApi.listForStaff, player);
      drawGamertag();
      setFile(undefined);
      setAdded(added + 1);
      onAdded(hasNoLaterEdits);
    },
    hasFailureToast: true,
    errorMessage,
  });
  const drawGamertag = () => setDrawn(form.values().gamertag.trim());
  const gamertag = drawn ?? form.values().gamertag.trim();
  return (
    <form className="form form--2 player-form" {...form.formProps} onBlur={drawGamertag}>
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
      <GameField field={form.fieldProps("game")} chosen={form.watch("game")} />
      <FigureFields form={form} />
      <AddressField form={form} name="twitterUrl" isFull />
      <BioField form={form} />
      <FormActions
        form={form}
        className="dialog__actions"
        isFull
        submitLabel="Add Player"
        pendingLabel="Adding..."
        onCancel={onCancel}
      />
    </form>
  );
}

const explainRefusal = describeError(playerTexts.createFailed);

/** Sends a new player with their picture. The upload can be cancelled. */
function useNewPlayer(onUnknown: () => void) {
  const [file, setFile] = useState<File>();
  const [share, setShare] = useState<number>();
  const underWay = useRef<AbortController>(undefined);
  useEffect(() => () => underWay.current?.abort(), []);

  function send(body: CreatePlayerRequest) {
    const own = new AbortController();
    underWay.current = own;
    if (file) setShare(0);
    const onProgress = file && setShare;
    return upload(
      playersAdminApi.create,
      { profileImage: file },
      { fields: asFormFields(body), signal: own.signal, onProgress },
    ).finally(() => setShare(undefined));
  }
  function errorMessage(error: unknown) {
    if (!underWay.current?.signal.aborted) return explainRefusal(error);
    onUnknown(); // the server may have received everything
    return { title: playerTexts.createFailed, description: playerTexts.stopped };
  }
  return { file, setFile, share, send, stop: () => underWay.current?.abort(), errorMessage };
}
