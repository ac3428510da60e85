import { useState } from "react";
import { TextButton } from "#web/ui/actions/text-button.tsx";
import type { Conflict } from "./three-way-merge.ts";
import "./conflict-choices.css";

type ConflictChoicesProps<Name extends string> = {
  form: { conflict: Conflict<Record<Name, string>, Name> | undefined; setValue: (name: Name, value: string) => void };
  /** Each field's label in the form. */
  labels: Record<Name, string>;
  /** Formats values that aren't readable as they are. */
  inWords?: (name: Name, value: string) => string;
};

/** The fields that two people changed, with the other person's saved values and buttons to switch between both. */
export function ConflictChoices<Name extends string>({
  form,
  labels,
  inWords = (_, value) => value,
}: ConflictChoicesProps<Name>) {
  const { conflict, setValue } = form;
  if (!conflict) return null;
  return (
    <ul className="conflicts full" aria-label="Changed by both of you">
      {conflict.names.map((name) => (
        <Choice
          key={name}
          label={labels[name]}
          mine={conflict.mine[name]}
          theirs={conflict.theirs[name]}
          inWords={(value) => inWords(name, value) || "Nothing"}
          onTake={(value) => setValue(name, value)}
        />
      ))}
    </ul>
  );
}

type ChoiceProps = {
  label: string;
  mine: string;
  theirs: string;
  inWords: (value: string) => string;
  onTake: (value: string) => void;
};

function Choice({ label, mine, theirs, inWords, onTake }: ChoiceProps) {
  const [hasTheirs, setTheirs] = useState(false);
  const [other, said, take] = hasTheirs ? [mine, "you typed", "Use yours"] : [theirs, "they saved", "Use theirs"];
  return (
    <li>
      <span>
        {label}, {said}: <b>{inWords(other)}</b>
      </span>
      <TextButton
        onClick={() => {
          setTheirs(!hasTheirs);
          onTake(other);
        }}
      >
        {take}
        <span className="visually-hidden"> for {label}</span>
      </TextButton>
    </li>
  );
}
