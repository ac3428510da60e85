import type { CSSProperties } from "react";
import { useTeam } from "#web/api/team.ts";
import { Field } from "#web/ui/fields/field.tsx";
import { SwitchField } from "#web/ui/fields/switch.tsx";
import { SelectField, TextAreaField, TextField } from "#web/ui/forms/text-field.tsx";
import { PictureField } from "#web/ui/pictures/picture-field.tsx";
import { type FactInputProps, type PlainField, textOf } from "./fact-parts.ts";
import { meaningOf } from "./fact-words.ts";
import "./plain-input.css";

const types = { email: "email", month: "month", day: "date" } as const;

/** A fact that's typed, chosen or switched in one control. */
export function PlainInput({ field, value, problems, path, onChange }: FactInputProps<PlainField>) {
  const { kind, label, hint, most, choices = {} } = field;
  const typed = textOf(value);
  const { ground } = useTeam().brand;
  const meaning = meaningOf(kind, typed);
  const hints = [meaning && `${meaning}.`, hint, lettersLeft(typed, most)];
  const said = { label, error: problems[path], hint: hints.filter(Boolean).join(" ") };
  /** What an empty control stands for. */
  const empty = field.isOptional ? undefined : "";
  switch (kind) {
    case "switch":
      return (
        <SwitchField
          label={label}
          hint={hint ?? ""}
          checked={value === true}
          onChange={({ target }) => onChange(target.checked)}
        />
      );
    case "text":
      return (
        <TextAreaField
          {...said}
          maxLength={most}
          value={typed}
          onChange={({ target }) => onChange(target.value || empty)}
        />
      );
    case "lines":
      return (
        <TextAreaField
          {...said}
          value={typed}
          onChange={({ target }) => onChange(target.value === "" ? [] : target.value.split("\n"))}
        />
      );
    case "colour":
      return (
        <Field {...said}>
          {(input) => (
            <div className="fact-colour">
              <input
                type="color"
                value={typed}
                aria-label={`${label}, from a palette`}
                onChange={({ target }) => onChange(target.value)}
              />
              <input
                {...input}
                value={typed}
                spellCheck={false}
                autoComplete="off"
                onChange={({ target }) => onChange(target.value.trim().toLowerCase())}
              />
            </div>
          )}
        </Field>
      );
    case "number":
      return (
        <TextField
          {...said}
          inputMode="numeric"
          value={typed}
          onChange={({ target }) => onChange(/^\d+$/.test(target.value) ? Number(target.value) : target.value || empty)}
        />
      );
    case "amount":
      return (
        <TextField
          {...said}
          inputMode="decimal"
          value={typed}
          onChange={({ target }) => onChange(amountOf(target.value) ?? (target.value || empty))}
          onBlur={({ target }) =>
            /^\d+[.,]\d{1,2}$/.test(target.value) && onChange(Number(target.value.replace(",", ".")))
          }
        />
      );
    case "choice":
      return (
        <SelectField {...said} value={typed} onChange={({ target }) => onChange(target.value || empty)}>
          {(field.isOptional || !(typed in choices)) && <option value="" />}
          {Object.entries(choices).map(([choice, name]) => (
            <option key={choice} value={choice}>
              {name}
            </option>
          ))}
        </SelectField>
      );
    case "picture":
      return (
        <div
          className="fact-picture"
          style={{ "--ground": ground } as CSSProperties /* React's types have no custom properties */}
        >
          <PictureField
            {...said}
            name={path}
            value={typed}
            isPortrait={field.isPortrait ?? false}
            onChange={(url) => onChange(url || empty)}
          />
        </div>
      );
    case "line":
    case "zone":
    case "locale":
    case "currency":
      return (
        <TextField
          {...said}
          maxLength={most}
          value={typed}
          onChange={({ target }) => onChange(target.value || empty)}
        />
      );
    case "address":
      return (
        <TextField
          {...said}
          type="url"
          value={typed}
          onChange={({ target }) => onChange(target.value || empty)}
          onBlur={({ target }) => nakedAddress.test(target.value) && onChange(`https://${target.value.trim()}`)}
        />
      );
    case "email":
    case "month":
    case "day":
      return (
        <TextField
          {...said}
          type={types[kind]}
          value={typed}
          onChange={({ target }) => onChange(target.value || empty)}
        />
      );
  }
}

/** An address as people type it, such as `instagram.com/team`. */
const nakedAddress = /^\s*[^\s/:@]+\.[^\s/:@]{2,}(?:[/?#]\S*)?\s*$/;

/** Reads an amount, unless it would then be shown otherwise than it's typed: 49.0 may become 49.05. */
const amountOf = (typed: string) => (String(Number(typed)) === typed && Number(typed) >= 0 ? Number(typed) : undefined);

/** A limit is said when this share of it is used, so that nobody is stopped by surprise. */
const nearlyFull = 0.8;
/** A limit below this is in the hint. */
const shortest = 40;

function lettersLeft(typed: string, most: number | undefined): string | undefined {
  if (most === undefined || most < shortest || typed.length < most * nearlyFull) return undefined;
  const left = most - typed.length;
  return left === 1 ? "1 letter left." : `${left} letters left.`;
}
