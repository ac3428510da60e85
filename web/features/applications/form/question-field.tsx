import type { Question } from "#web/features/applications/kinds/application-kind.ts";
import { FieldGroup } from "#web/ui/fields/field-group.tsx";
import { SelectField, TextAreaField, TextField } from "#web/ui/forms/text-field.tsx";
import type { RegisteredField } from "#web/ui/forms/use-submit-form.ts";
import { LongAnswer } from "./long-answer.tsx";

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
