import { type FormEvent, useRef, useState } from "react";
import { Field } from "#web/ui/fields/field.tsx";
import type { RegisteredField } from "#web/ui/forms/use-submit-form.ts";
import "./long-answer.css";

/** Long enough not to announce the count on every key press. */
const pauseMs = 1500;

type LongAnswerProps = { label: string; least: number; typed: string; field: RegisteredField };

/** A text with a minimum length. Counts characters the way validation does. */
export function LongAnswer({ label, least, typed, field }: LongAnswerProps) {
  const { error, ...input } = field;
  const [said, setSaid] = useState("");
  const pause = useRef<ReturnType<typeof setTimeout>>(undefined);
  const length = lengthOf(typed);
  const isEnough = length >= least;

  function handleInput({ currentTarget }: FormEvent<HTMLTextAreaElement>) {
    const now = lengthOf(currentTarget.value);
    clearTimeout(pause.current);
    pause.current = setTimeout(() => setSaid(progress(now, least)), pauseMs);
  }

  return (
    <Field label={label} error={error} hint={`At least ${least} characters`} isFull>
      {(inputProps) => (
        <>
          <span className={isEnough ? "count count--enough" : "count"} aria-hidden="true">
            <b className="numerals">{length}</b>
            {isEnough ? " characters" : ` of ${least}`}
          </span>
          <textarea {...inputProps} {...input} rows={5} onInput={handleInput} />
          <span className="visually-hidden" role="status">
            {said}
          </span>
        </>
      )}
    </Field>
  );
}

const lengthOf = (text: string) => [...text.trim()].length;
const progress = (length: number, least: number) =>
  length < least ? `${length} of at least ${least} characters` : "Long enough";
