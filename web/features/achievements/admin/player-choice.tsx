import { X } from "lucide-react";
import { useRef, useState } from "react";
import { maxSearchLength } from "#contract/search/constants.ts";
import { foldForSearch } from "#contract/search/fold.ts";
import { Combobox } from "#web/ui/fields/combobox/combobox.tsx";
import type { Roster, RosterOption } from "./use-roster.ts";
import "#web/ui/fields/combobox/chosen.css";

type PlayerChoiceProps = { label: string; chosen: string[]; roster: Roster; onChange: (ids: string[]) => void };

/** The players who took part, each with a button to remove them, and a search to add one. */
export function PlayerChoice({ label, chosen, roster, onChange }: PlayerChoiceProps) {
  const whole = useRef<HTMLDivElement>(null);
  const [typed, setTyped] = useState("");
  const [said, setSaid] = useState("");
  const found = roster.players.filter((player) => !chosen.includes(player.id) && isMatch(player, typed));

  function add({ id, gamertag }: RosterOption) {
    setTyped("");
    setSaid(`Added ${gamertag}`);
    onChange([...chosen, id]);
  }
  function remove(id: string) {
    setSaid(`Removed ${roster.gamertagOf(id)}`);
    onChange(chosen.filter((other) => other !== id));
    whole.current?.querySelector("input")?.focus(); // the pressed button is removed
  }
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
          {chosen.map((id) => (
            <li key={id}>
              {roster.gamertagOf(id)}
              <button type="button" aria-label={`Remove ${roster.gamertagOf(id)}`} onClick={() => remove(id)}>
                <X className="icon" aria-hidden="true" />
              </button>
            </li>
          ))}
        </ul>
      )}
      <span className="visually-hidden" role="status">
        {said}
      </span>
    </div>
  );
}

const isMatch = ({ gamertag, detail }: RosterOption, typed: string) =>
  foldForSearch(`${gamertag} ${detail}`).includes(foldForSearch(typed.trim()));
