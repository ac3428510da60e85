import { type ReactNode, type Ref, useEffect, useRef, useState } from "react";
import { TextButton } from "#web/ui/actions/text-button.tsx";
import type { Conflict } from "./three-way-merge.ts";
import type { FormValues } from "./use-unsaved-values.ts";
import "./conflict-choices.css";

type ConflictChoicesProps<Values extends FormValues> = {
  form: {
    conflict: Conflict<Values> | undefined;
    setValue: (name: keyof Values & string, value: Values[keyof Values & string]) => void;
  };
  /** Each field's label in the form. */
  labels: Record<keyof Values, string>;
  /** Formats values that aren't readable as they are. */
  inWords?: (name: keyof Values, values: Values) => string | undefined;
};

/** The fields that two people changed, with the other person's saved values and buttons to switch between both. */
export function ConflictChoices<Values extends FormValues>({ form, labels, inWords }: ConflictChoicesProps<Values>) {
  const list = useRef<HTMLUListElement>(null);
  const { conflict, setValue } = form;
  useEffect(() => {
    if (conflict) list.current?.scrollIntoView({ block: "nearest" });
  }, [conflict]);
  if (!conflict) return null;
  const { mine, theirs } = conflict;
  const written = (name: keyof Values, values: Values) => (inWords?.(name, values) ?? plain(values[name])) || "Nothing";
  return (
    <Conflicts ref={list}>
      {conflict.names.map((name) => (
        <Choice
          key={name}
          label={labels[name]}
          mine={written(name, mine)}
          theirs={written(name, theirs)}
          onTake={(hasTheirs) => setValue(name, (hasTheirs ? theirs : mine)[name])}
        />
      ))}
    </Conflicts>
  );
}

function plain(value: FormValues[string] | undefined): string {
  if (typeof value === "boolean") return value ? "Yes" : "No";
  return typeof value === "object" ? value.join(", ") : (value ?? "");
}

type ChoiceProps = { label: string; mine: string; theirs: string; onTake: (hasTheirs: boolean) => void };

function Choice({ label, mine, theirs, onTake }: ChoiceProps) {
  const [hasTheirs, setTheirs] = useState(false);
  function handleTake() {
    setTheirs(!hasTheirs);
    onTake(!hasTheirs);
  }
  const [other, said, take] = hasTheirs ? [mine, "you typed", "Use yours"] : [theirs, "they saved", "Use theirs"];
  return (
    <Contested label={label} said={said} other={other}>
      <TakeButton name={take} label={label} onClick={handleTake} />
    </Contested>
  );
}

type ConflictsProps = { ref?: Ref<HTMLUListElement>; children: ReactNode };

export const Conflicts = ({ ref, children }: ConflictsProps) => (
  <ul className="conflicts full" aria-label="Changed by both of you" ref={ref}>
    {children}
  </ul>
);

type ContestedProps = { label: string; said: string; other: string; children: ReactNode };

/** A field that two people changed: the value that it doesn't have now, whose that is, and the buttons to choose. */
export const Contested = ({ label, said, other, children }: ContestedProps) => (
  <li>
    {other.length > longText ? (
      // biome-ignore lint/a11y/noNoninteractiveTabindex: scrollable content must be reachable by keyboard
      <section className="conflicts__text" aria-label={`${label}, ${said}`} tabIndex={0}>
        {label}, {said}: <b>{other}</b>
      </section>
    ) : (
      <span>
        {label}, {said}: <b>{other}</b>
      </span>
    )}
    {children}
  </li>
);

type TakeButtonProps = { name: string; label: string; onClick: () => void };

export const TakeButton = ({ name, label, onClick }: TakeButtonProps) => (
  <TextButton onClick={onClick}>
    {name}
    <span className="visually-hidden"> for {label}</span>
  </TextButton>
);

/** In characters. A longer one scrolls. */
const longText = 300;
