import { X } from "lucide-react";
import { type ComponentProps, useId, useRef, useState } from "react";
import { formatMoney } from "#contract/money.ts";
import { maxSearchLength } from "#contract/search/constants.ts";
import { foldForSearch } from "#contract/search/fold.ts";
import { useTeam } from "#web/api/team.ts";
import { Combobox } from "#web/ui/fields/combobox.tsx";
import { FormActions } from "#web/ui/forms/form-actions.tsx";
import { TextAreaField, TextField } from "#web/ui/forms/text-field.tsx";
import type { RegisteredField } from "#web/ui/forms/use-submit-form.ts";
import { GameField, gameLabel } from "#web/ui/nouns/game-field.tsx";
import { type AchievementValues, asValue, type Chosen, chosenIn } from "./achievement-values.ts";
import type { Roster, RosterOption } from "./use-roster.ts";
import "#web/ui/fields/chosen.css";

export const achievementLabels = {
  title: "Title",
  position: "Position",
  date: "Date",
  prize: "Prize",
  description: "Description",
  players: "Players",
  game: gameLabel,
  lastPosition: "Last position",
  startedOn: "First day",
  event: "Event",
  organiser: "Organiser",
  mode: "Mode",
  region: "Region",
  sourceUrl: "Source",
  articleUrl: "Article",
  videoUrl: "Video",
};

type AchievementFormProps = ComponentProps<typeof FormActions> & {
  form: {
    formProps: ComponentProps<"form">;
    fieldProps: (name: keyof AchievementValues) => RegisteredField;
    watch: (name: "players" | "game") => string;
    setValue: (name: "players", value: string) => void;
  };
  roster: Roster;
};

export const AchievementForm = ({ roster, ...actions }: AchievementFormProps) => {
  const team = useTeam();
  const { formProps, fieldProps, watch, setValue } = actions.form;
  return (
    <form className="form form--2" {...formProps}>
      <TextField label={achievementLabels.title} isFull {...fieldProps("title")} />
      <TextField label={achievementLabels.position} inputMode="numeric" {...fieldProps("position")} />
      <TextField label={achievementLabels.date} type="date" {...fieldProps("date")} />
      <GameField field={fieldProps("game")} chosen={watch("game")} />
      <PlayerChoice
        label={achievementLabels.players}
        chosen={chosenIn(watch("players"))}
        roster={roster}
        error={fieldProps("players").error}
        onChange={(chosen) => setValue("players", asValue(chosen))}
      />
      <TextField
        label={achievementLabels.prize}
        hint={`An amount such as ${formatMoney(1500, team)}, or a word such as Winner.`}
        isFull
        {...fieldProps("prize")}
      />
      <TextAreaField
        label={achievementLabels.description}
        isFull
        className="input achievement-form__description"
        {...fieldProps("description")}
      />
      <TextField
        label={achievementLabels.lastPosition}
        hint="Only for a tie, such as 8 for 5th to 8th."
        inputMode="numeric"
        {...fieldProps("lastPosition")}
      />
      <TextField
        label={achievementLabels.startedOn}
        hint="If it took several days."
        type="date"
        {...fieldProps("startedOn")}
      />
      <TextField label={achievementLabels.event} {...fieldProps("event")} />
      <TextField label={achievementLabels.organiser} {...fieldProps("organiser")} />
      <TextField label={achievementLabels.mode} hint="Such as Trios." {...fieldProps("mode")} />
      <TextField label={achievementLabels.region} {...fieldProps("region")} />
      {addresses.map(({ name, hint }) => (
        <TextField
          key={name}
          label={achievementLabels[name]}
          hint={hint}
          inputMode="url"
          isFull
          {...fieldProps(name)}
        />
      ))}
      <FormActions {...actions} className="dialog__actions" isFull />
    </form>
  );
};

const addresses = [
  { name: "sourceUrl", hint: "Where the result is published. Starts with https://" },
  { name: "articleUrl", hint: "What was written about it." },
  { name: "videoUrl", hint: "A recording." },
] as const;

type PlayerChoiceProps = {
  label: string;
  chosen: Chosen[];
  roster: Roster;
  error: string | undefined;
  onChange: (chosen: Chosen[]) => void;
};

/** The players who took part, each with a button to remove them, and a search to add one. */
function PlayerChoice({ label, chosen, roster, error, onChange }: PlayerChoiceProps) {
  const errorId = useId();
  const whole = useRef<HTMLDivElement>(null);
  const [typed, setTyped] = useState("");
  const [said, setSaid] = useState("");
  const found = roster.players.filter((player) => !chosen.some(({ id }) => id === player.id) && isMatch(player, typed));

  function add({ id, gamertag }: RosterOption) {
    setTyped("");
    setSaid(`Added ${gamertag}`);
    onChange([...chosen, { id, share: "" }]);
  }
  function remove(id: string) {
    setSaid(`Removed ${roster.gamertagOf(id)}`);
    onChange(chosen.filter((other) => other.id !== id));
    whole.current?.querySelector("input")?.focus(); // the pressed button is removed
  }
  const setShare = (id: string, share: string) =>
    onChange(chosen.map((one) => (one.id === id ? { id, share: share.replaceAll(/[\s=]/g, "") } : one)));
  return (
    <div className="full" ref={whole}>
      <Combobox
        label={label}
        placeholder="Search the roster"
        maxLength={maxSearchLength}
        typed={typed}
        onType={setTyped}
        found={found}
        nameOf={() => ""} // empties the field for the next player
        onChoose={add}
      >
        {({ gamertag, detail }) => (
          <>
            <b>{gamertag}</b> <span className="muted">{detail}</span>
          </>
        )}
      </Combobox>
      {typed.trim() !== "" && found.length === 0 && <p className="muted">No player found</p>}
      {chosen.length > 0 && (
        <ul className="chosen" aria-label="Players chosen">
          {chosen.map(({ id, share }) => (
            <li key={id}>
              {roster.gamertagOf(id)}
              <input
                className="input player-share"
                aria-label={`${roster.gamertagOf(id)}’s share of the prize`}
                aria-describedby={error && errorId}
                aria-invalid={error ? true : undefined}
                placeholder="Share"
                inputMode="numeric"
                maxLength={12}
                autoComplete="off"
                value={share}
                onChange={({ target }) => setShare(id, target.value)}
              />
              <button type="button" aria-label={`Remove ${roster.gamertagOf(id)}`} onClick={() => remove(id)}>
                <X className="icon" aria-hidden="true" />
              </button>
            </li>
          ))}
        </ul>
      )}
      {error && (
        <p className="error" id={errorId}>
          {error}
        </p>
      )}
      <span className="visually-hidden" role="status">
        {said}
      </span>
    </div>
  );
}

const isMatch = ({ gamertag, detail }: RosterOption, typed: string) =>
  foldForSearch(`${gamertag} ${detail}`).includes(foldForSearch(typed.trim()));
