import { type FormEvent, useRef, useState } from "react";
import { seenLength } from "#contract/text-rules.ts";
import type { Question } from "#web/features/applications/kinds/application-kind.ts";
import { Field } from "#web/ui/fields/field.tsx";
import { FieldGroup } from "#web/ui/fields/field-group.tsx";
import { SelectField, TextAreaField, TextField } from "#web/ui/forms/text-field.tsx";
import type { RegisteredField } from "#web/ui/forms/use-submit-form.ts";
import "./question-field.css";

type QuestionFieldProps = { question: Question; wording: string; field: RegisteredField; typed: string };

/** The field for one question. */
export function QuestionField({ question, wording, field, typed }: QuestionFieldProps) {
  switch (question.answer) {
    case "option":
    case "options": {
      const { defaultValue: _none, ...options } = field;
      return (
        <div className="full">
          <FieldGroup
            legend={wording}
            options={question.options}
            choose={question.answer === "option" ? "one" : "several"}
            {...options}
          />
        </div>
      );
    }
    case "long":
      return question.least ? (
        <LongAnswer label={wording} least={question.least} typed={typed} field={field} />
      ) : (
        <TextAreaField label={wording} rows={5} isFull {...field} />
      );
    case "list":
      return (
        <SelectField label={wording} {...field}>
          {question.placeholder && <option value="">{question.placeholder}</option>}
          {question.options.map((option) => (
            <option key={option}>{option}</option>
          ))}
        </SelectField>
      );
    case "line":
      return <TextField label={wording} autoComplete={question.autoComplete ?? "off"} {...field} />;
  }
}

/** Long enough not to announce the count on every key press. */
const pauseMs = 1500;

type LongAnswerProps = { label: string; least: number; typed: string; field: RegisteredField };

/** A text with a minimum length. Counts characters the way validation does. */
function LongAnswer({ label, least, typed, field }: LongAnswerProps) {
  const { error, ...input } = field;
  const [said, setSaid] = useState("");
  const pause = useRef<ReturnType<typeof setTimeout>>(undefined);
  const length = seenLength(typed);
  const isEnough = length >= least;

  function handleInput({ currentTarget }: FormEvent<HTMLTextAreaElement>) {
    const now = seenLength(currentTarget.value);
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

const progress = (length: number, least: number) =>
  length < least ? `${length} of at least ${least} characters` : "Long enough";
