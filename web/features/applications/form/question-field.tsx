import type { Question } from "#web/features/applications/kinds/application-kind.ts";
import { Field } from "#web/ui/fields/field.tsx";
import { FieldGroup } from "#web/ui/fields/field-group.tsx";
import { LongAnswer } from "./long-answer.tsx";

type QuestionFieldProps = { question: Question; wording: string; error: string | undefined; initial: string | null };

/** One question of a form, answered in its own way. */
export function QuestionField({ question, wording, error, initial }: QuestionFieldProps) {
  const { name } = question;
  switch (question.answer) {
    case "option":
    case "options":
      return (
        <div className="full">
          <FieldGroup
            legend={wording}
            name={name}
            options={question.options}
            choose={question.answer === "option" ? "one" : "several"}
            error={error}
          />
        </div>
      );
    case "long":
      return (
        <Field label={wording} error={error} hint={hintOf(question)} isFull>
          {(wiring) =>
            question.least ? (
              <LongAnswer least={question.least} field={{ ...wiring, name, rows: 5 }} />
            ) : (
              <textarea {...wiring} name={name} rows={5} />
            )
          }
        </Field>
      );
    case "list":
      return (
        <Field label={wording} error={error}>
          {(wiring) => (
            <select {...wiring} name={name} defaultValue={question.initial ?? ""}>
              {question.placeholder && <option value="">{question.placeholder}</option>}
              {question.options.map((option) => (
                <option key={option}>{option}</option>
              ))}
            </select>
          )}
        </Field>
      );
    case "line":
      return (
        <Field label={wording} error={error}>
          {(wiring) => (
            <input {...wiring} name={name} autoComplete={question.autoComplete ?? "off"} defaultValue={initial ?? ""} />
          )}
        </Field>
      );
  }
}

const hintOf = ({ least }: { least?: number }) => (least ? `At least ${least} characters` : undefined);
