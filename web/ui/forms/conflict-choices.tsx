import { useState } from "react";
import { TextButton } from "#web/ui/actions/text-button.tsx";
import type { FieldConflict } from "./use-edited-row.ts";
import "./conflict-choices.css";

type ConflictChoicesProps = {
  conflict: FieldConflict;
  /** What the form calls each field. */
  labels: Record<string, string>;
  /** Where a value isn't readable as it is. */
  inWords?: (name: string, value: string) => string;
  /** Puts this value into the field. */
  onTake: (name: string, value: string) => void;
};

/** The fields that two people changed: what the other one saved, and the way to it and back. */
export const ConflictChoices = ({
  conflict,
  labels,
  inWords = (_name, value) => value,
  onTake,
}: ConflictChoicesProps) => (
  <ul className="conflicts full" aria-label="Changed by both of you">
    {conflict.names.map((name) => (
      <Choice
        key={name}
        label={labels[name] ?? name}
        mine={conflict.mine[name] ?? ""}
        theirs={conflict.theirs[name] ?? ""}
        inWords={(value) => inWords(name, value) || "Nothing"}
        onTake={(value) => onTake(name, value)}
      />
    ))}
  </ul>
);

type ChoiceProps = {
  label: string;
  mine: string;
  theirs: string;
  inWords: (value: string) => string;
  onTake: (value: string) => void;
};

function Choice({ label, mine, theirs, inWords, onTake }: ChoiceProps) {
  const [hasTheirs, setTheirs] = useState(false);
  const [other, said, take] = hasTheirs
    ? [mine, "you typed", "Take yours back"]
    : [theirs, "they saved", "Take theirs"];
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
