import { useId, useState } from "react";
import { smallPortraitPath } from "#contract/art/art.ts";
import { playerTexts } from "#contract/players/constants.ts";
import { Button } from "#web/ui/actions/button.tsx";
import { toastSaved } from "#web/ui/feedback/toast-saved.ts";
import { changesIn, fillIn, keepUnsentChanges, unsentChanges, valuesIn, without } from "#web/ui/forms/form-values.ts";
import { useForm } from "#web/ui/forms/use-form.ts";
import { ChosenPortrait } from "./chosen-portrait.tsx";
import { BioField, FigureFields, LineField, NameFields, RoleField } from "./player-fields.tsx";
import { blankPlayer, bodyOf, playerFields } from "./player-values.ts";
import { useNewPlayer } from "./use-new-player.ts";

const unsent = "a new player";
const valuesOf = (form: HTMLFormElement) => ({ ...blankPlayer, ...valuesIn(form, typedFields) });
const typedFields = playerFields.filter((name) => !["specialty", "twitchUrl", "youtubeUrl", "imageUrl"].includes(name));

/** Adds somebody to the roster. What was typed stays until it is sent, also while other tabs are shown. */
export function AddPlayer({ onChanged }: { onChanged: () => void }) {
  const headingId = useId();
  const [values] = useState(() => ({ ...blankPlayer, ...unsentChanges(unsent) }));
  const [drawn, setDrawn] = useState(values.gamertag.trim());
  const [added, setAdded] = useState(0);
  const { file, setFile, share, send, stop, errorMessage } = useNewPlayer(onChanged);
  const { problems, failure, isSending, form } = useForm({
    loadCheck: () => import("./player-checks.ts").then(({ checks }) => checks.add),
    read: (typed) => bodyOf(valuesOf(typed)),
    send,
    onSent: (_player, sent, changedSince) => {
      toastSaved(playerTexts.created, changedSince.size === 0);
      fillIn(sent, without(blankPlayer, changedSince));
      keepUnsentChanges(unsent, changesIn(valuesOf(sent), blankPlayer));
      setDrawn(valuesOf(sent).gamertag.trim());
      setFile(undefined);
      setAdded(added + 1);
      onChanged();
    },
    errorMessage,
  });
  const fields = { values, problems };
  return (
    <section className="card" id="add-player" tabIndex={-1} aria-labelledby={headingId}>
      <h3 id={headingId}>Add Player</h3>
      <form
        className="form form--2 player-form"
        {...form}
        onChange={(event) => {
          keepUnsentChanges(unsent, changesIn(valuesOf(event.currentTarget), blankPlayer));
          form.onChange(event);
        }}
        onBlur={({ currentTarget }) => setDrawn(valuesOf(currentTarget).gamertag.trim())}
      >
        <ChosenPortrait
          key={added}
          file={file}
          onFile={setFile}
          standIn={drawn ? smallPortraitPath(drawn, "moor") : undefined}
          share={share}
          onStop={stop}
          error={problems.profileImage}
        />
        <NameFields {...fields} />
        <RoleField {...fields} isFull />
        <FigureFields {...fields} />
        <LineField name="twitterUrl" label="Twitter URL" inputMode="url" isFull {...fields} />
        <BioField {...fields} />
        {failure && <p className="error full">{failure}</p>}
        <div className="card__actions full">
          <Button type="submit" isBusy={isSending}>
            {isSending ? "Adding..." : "Add Player"}
          </Button>
        </div>
      </form>
    </section>
  );
}
