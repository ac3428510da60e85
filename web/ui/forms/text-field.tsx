import type { ComponentProps } from "react";
import { Field } from "#web/ui/fields/field.tsx";

type Labelled = { label: string; hint?: string | undefined; error?: string | undefined; isFull?: boolean };

export const TextField = ({ label, hint, error, isFull, ...input }: Labelled & ComponentProps<"input">) => (
  <Field label={label} hint={hint} error={error} isFull={isFull}>
    {(inputProps) => <input autoComplete="off" {...inputProps} {...input} />}
  </Field>
);

export const TextAreaField = ({ label, hint, error, isFull, ...input }: Labelled & ComponentProps<"textarea">) => (
  <Field label={label} hint={hint} error={error} isFull={isFull}>
    {(inputProps) => <textarea rows={3} {...inputProps} {...input} />}
  </Field>
);

export const SelectField = ({ label, hint, error, isFull, ...input }: Labelled & ComponentProps<"select">) => (
  <Field label={label} hint={hint} error={error} isFull={isFull}>
    {(inputProps) => <select {...inputProps} {...input} />}
  </Field>
);
