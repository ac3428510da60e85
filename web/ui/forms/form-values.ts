import { keepUnsent, unsentText } from "./unsaved.ts";

export type Values<Name extends string = string> = Record<Name, string>;

/** The fields of a form as typed. One that it does not have is empty. */
export function valuesIn<Name extends string>(form: HTMLFormElement, names: readonly Name[]): Values<Name> {
  const typed = new FormData(form);
  const textOf = (name: Name) => {
    const value = typed.get(name);
    return typeof value === "string" ? value : "";
  };
  return Object.fromEntries(names.map((name) => [name, textOf(name)])) as Values<Name>; // each name has one
}

/** Sets the fields that the form has. */
export function fillIn(form: HTMLFormElement, values: Values) {
  for (const [name, value] of Object.entries(values)) {
    const field = form.elements.namedItem(name);
    if (field && "value" in field) field.value = value;
  }
}

/** What of it differs from what stood there before. */
export const changesIn = <Form extends object>(typed: Form, before: Form): Partial<Form> =>
  Object.fromEntries(
    Object.entries(typed).filter(([name, value]) => value !== before[name as keyof Form]), // both have the same names
  ) as Partial<Form>;

/** What somebody began to change and did not save. */
export const unsentChanges = (about: string): Values => JSON.parse(unsentText(about) || "{}");

export const keepUnsentChanges = (about: string, changes: Partial<Values>) =>
  keepUnsent(about, Object.keys(changes).length > 0 ? JSON.stringify(changes) : "");

/** A whole number as people type it, with a dollar sign, and spaces and commas between the thousands. What is none is left as typed. */
export function wholeNumberIn(typed: string): number | string | undefined {
  const digits = typed.replaceAll(/[\s$]|,(?=\d{3}(?!\d))/g, "");
  if (digits === "") return undefined;
  return /^\d{1,15}$/.test(digits) ? Number(digits) : typed;
}

/** Empties a form that was sent, but for what was typed into it since. */
export function resetExcept(form: HTMLFormElement, changedSince: ReadonlySet<string>) {
  const later = valuesIn(form, [...changedSince]);
  form.reset();
  fillIn(form, later);
}

/** The values but for those of some fields. */
export const without = (values: Values, names: ReadonlySet<string>): Values =>
  Object.fromEntries(Object.entries(values).filter(([name]) => !names.has(name)));
