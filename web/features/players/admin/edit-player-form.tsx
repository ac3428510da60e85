import { useRef, useState } from "react";
import { playerTexts } from "#contract/players/constants.ts";
import { playersApi } from "#contract/players/endpoints.ts";
import type { CreatePlayerRequest } from "#contract/players/forms.ts";
import type { Player } from "#contract/players/schemas.ts";
import { api } from "#web/api.ts";
import { explainAs } from "#web/design/explain.ts";
import { changesIn, keepUnsentChanges, unsentChanges, valuesIn } from "#web/design/form-values.ts";
import { Key } from "#web/design/key.tsx";
import { PictureField } from "#web/design/picture-field.tsx";
import { useForm } from "#web/design/use-form.ts";
import { smallPictureOf } from "#web/features/players/picture.ts";
import { portraitHint, portraitLabel } from "./chosen-portrait.tsx";
import { BioField, FigureFields, LineField, NameFields, RoleField } from "./player-fields.tsx";
import type { ListedPlayer } from "./player-table.tsx";
import { bodyOf, type PlayerValues, playerFields, valuesOf } from "./player-values.ts";

type EditPlayerFormProps = ListedPlayer & {
  readNow: (id: string) => Promise<Player | undefined>;
  onSaved: () => void;
  onCancel: () => void;
};

/** What was changed is saved over the player as stored by now: what somebody else has changed meanwhile stays. */
export function EditPlayerForm({ player, palette, readNow, onSaved, onCancel }: EditPlayerFormProps) {
  const { id } = player;
  const before = valuesOf(player);
  const element = useRef<HTMLFormElement>(null);
  const [values] = useState<PlayerValues>(() => ({ ...before, ...unsentChanges(id) }));
  const [imageUrl, setImageUrl] = useState(values.imageUrl);
  const keep = (typed: PlayerValues) => keepUnsentChanges(id, changesIn(typed, before));
  const { problems, failure, isSending, form } = useForm({
    loadCheck: () => import("./player-checks.ts").then(({ checks }) => checks.edit),
    read: (typed) => bodyOf(valuesIn(typed, playerFields)),
    send: async (body: CreatePlayerRequest) => {
      const { imageUrl: _picture, ...stored } = bodyOf(valuesOf((await readNow(id)) ?? player));
      const changes = changesIn(body, bodyOf(before));
      return api(playersApi.update, { params: { id }, body: { ...stored, ...changes } });
    },
    onSent: onSaved,
    explain: explainAs(playerTexts.updateFailed),
  });
  function handlePicture(url: string) {
    setImageUrl(url);
    if (element.current) keep({ ...valuesIn(element.current, playerFields), imageUrl: url });
  }
  const fields = { values, problems };
  return (
    <form
      className="form form--2 pform"
      ref={element}
      {...form}
      onChange={(event) => {
        keep(valuesIn(event.currentTarget, playerFields));
        form.onChange(event);
      }}
    >
      <div className="full">
        <PictureField
          label={portraitLabel}
          name="imageUrl"
          value={imageUrl}
          onChange={handlePicture}
          standIn={smallPictureOf({ ...player, imageUrl: null }, palette)}
          hint={portraitHint}
          error={problems.imageUrl}
        />
      </div>
      <NameFields {...fields} />
      <RoleField {...fields} />
      <LineField name="specialty" label="Specialty" {...fields} />
      <FigureFields {...fields} />
      <LineField name="twitterUrl" label="Twitter URL" inputMode="url" isFull {...fields} />
      <LineField name="twitchUrl" label="Twitch URL" inputMode="url" {...fields} />
      <LineField name="youtubeUrl" label="YouTube URL" inputMode="url" {...fields} />
      <BioField {...fields} />
      {failure && <p className="err full">{failure}</p>}
      <div className="dialog__keys full">
        <Key type="submit" isBusy={isSending}>
          {isSending ? "Saving..." : "Save player"}
        </Key>
        <button type="button" className="line" onClick={onCancel}>
          Cancel
        </button>
      </div>
    </form>
  );
}
