import { useRef, useState } from "react";
import { playersAdminApi } from "#contract/players/admin/endpoints.ts";
import type { StoredPlayer } from "#contract/players/admin/schemas.ts";
import { playerTexts } from "#contract/players/constants.ts";
import { api } from "#web/api/calls.ts";
import type { ListedPlayer } from "#web/features/players/admin/player-table.tsx";
import { smallPictureOf } from "#web/features/players/picture.ts";
import { Button } from "#web/ui/actions/button.tsx";
import { describeError } from "#web/ui/feedback/error-message.ts";
import { ConflictChoices } from "#web/ui/forms/conflict-choices.tsx";
import { fillIn, valuesIn } from "#web/ui/forms/form-values.ts";
import { useEditedRow } from "#web/ui/forms/use-edited-row.ts";
import { useForm } from "#web/ui/forms/use-form.ts";
import { PictureField } from "#web/ui/pictures/picture-field.tsx";
import { portraitHint } from "./chosen-portrait.tsx";
import { BioField, FigureFields, LineField, NameFields, playerLabels, RoleField } from "./player-fields.tsx";
import { blankPlayer, bodyOf, type PlayerValues, playerFields, valuesOf } from "./player-values.ts";

type EditPlayerFormProps = ListedPlayer & {
  onChanged: () => void;
  onSaved: (isAll: boolean) => void;
  onCancel: () => void;
};

/** What somebody else has changed meanwhile stays; where both changed the same field, whoever saves last chooses. */
export function EditPlayerForm({ player, palette, onChanged, onSaved, onCancel }: EditPlayerFormProps) {
  const { id } = player;
  const element = useRef<HTMLFormElement>(null);
  const { values, conflict, keep, save, saved } = useEditedRow<StoredPlayer, PlayerValues>({
    row: player,
    valuesOf: (row = player) => valuesOf(row),
    about: id,
    onMerged: fill,
    onOutdated: onChanged,
  });
  const [imageUrl, setImageUrl] = useState(values.imageUrl);
  const { problems, failure, isSending, recheck, form } = useForm({
    loadCheck: () => import("./player-checks.ts").then(({ checks }) => checks.edit),
    read: (typed) => bodyOf(valuesIn(typed, playerFields)),
    send: () =>
      save(typedIn(element.current), (typed, version) =>
        api(playersAdminApi.update, { params: { id }, body: { ...bodyOf(typed), version } }),
      ),
    onSent: (answer, sent) => onSaved(saved(answer, typedIn(sent))),
    errorMessage: describeError(playerTexts.updateFailed),
  });
  function fill(some: Partial<PlayerValues>) {
    if (element.current) fillIn(element.current, some);
    if (some.imageUrl !== undefined) setImageUrl(some.imageUrl);
  }
  function handleSet(some: Partial<PlayerValues>) {
    fill(some);
    keep({ ...typedIn(element.current), ...some });
    if (element.current) void recheck(element.current);
  }
  const fields = { values, problems };
  return (
    <form
      className="form form--2 player-form"
      ref={element}
      {...form}
      onChange={(event) => {
        keep(typedIn(event.currentTarget));
        form.onChange(event);
      }}
    >
      <div className="full">
        <PictureField
          label={playerLabels.imageUrl}
          name="imageUrl"
          value={imageUrl}
          onChange={(url) => handleSet({ imageUrl: url })}
          standIn={smallPictureOf({ ...player, imageUrl: null }, palette)}
          hint={portraitHint}
          error={problems.imageUrl}
        />
      </div>
      <NameFields {...fields} />
      <RoleField {...fields} />
      <LineField name="specialty" label={playerLabels.specialty} {...fields} />
      <FigureFields {...fields} />
      <LineField name="twitterUrl" label={playerLabels.twitterUrl} inputMode="url" isFull {...fields} />
      <LineField name="twitchUrl" label={playerLabels.twitchUrl} inputMode="url" {...fields} />
      <LineField name="youtubeUrl" label={playerLabels.youtubeUrl} inputMode="url" {...fields} />
      <BioField {...fields} />
      {failure && <p className="error full">{failure}</p>}
      {conflict && (
        <ConflictChoices
          conflict={conflict}
          labels={playerLabels}
          inWords={(name, value) => (name === "imageUrl" && value ? "Another picture" : value)}
          onTake={(name, value) => handleSet({ [name]: value })}
        />
      )}
      <div className="dialog__actions full">
        <Button type="submit" isBusy={isSending}>
          {isSending ? "Saving..." : "Save player"}
        </Button>
        <button type="button" className="text-link" onClick={onCancel}>
          Cancel
        </button>
      </div>
    </form>
  );
}

const typedIn = (form: HTMLFormElement | null) => (form ? valuesIn(form, playerFields) : blankPlayer);
