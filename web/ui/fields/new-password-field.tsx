import { type FormEvent, useState } from "react";
import { PasswordField, type PasswordFieldProps } from "./password-field.tsx";
import type { Strength } from "./password-strength.ts";
import "./new-password-field.css";

type NewPasswordFieldProps = Omit<PasswordFieldProps, "autoComplete" | "onInput" | "children"> & {
  /** The minimum length in characters. */
  minLength: number;
  /** Other facts that people may know about this person, besides the form's `name` and `email` fields. */
  userInputs?: readonly string[];
};

const words = (minLength: number): Record<Strength, string> => ({
  short: `Too short. Use at least ${minLength} characters.`,
  common: "Too common. It’s one of the first anyone would try.",
  own: "Easy to guess. It contains your name or your email.",
  fair: "Fair. Longer is stronger: three or four words will do.",
  strong: "Strong.",
});
const steps: Record<Strength, number> = { short: 1, common: 1, own: 1, fair: 2, strong: 3 };

/** A field for a new password that rates it, without refusing weak ones. */
export function NewPasswordField({ minLength, userInputs = [], ...field }: NewPasswordFieldProps) {
  const [strength, setStrength] = useState<Strength>();
  const isSaid = strength === "short" && Boolean(field.error); // the error says the same

  async function handleInput({ currentTarget: input }: FormEvent<HTMLInputElement>) {
    const judge = await import("./password-strength.ts").catch(() => undefined); // the field works without it too
    setStrength(judge?.strengthOf(input.value, { minLength, userInputs: [...userInputs, ...ownWords(input.form)] }));
  }

  return (
    <PasswordField
      {...field}
      hint={field.hint ?? (strength ? undefined : `At least ${minLength} characters.`)}
      autoComplete="new-password"
      onInput={handleInput}
    >
      <p className="strength" aria-live="polite">
        {strength && !isSaid && (
          <>
            <span className="strength__steps" aria-hidden="true" data-steps={steps[strength]}>
              <i />
              <i />
              <i />
            </span>
            {words(minLength)[strength]}
          </>
        )}
      </p>
    </PasswordField>
  );
}

function ownWords(form: HTMLFormElement | null): string[] {
  const typed = ["name", "email"].map((name) => form?.elements.namedItem(name));
  return typed.flatMap((field) => (field instanceof HTMLInputElement ? [field.value] : []));
}
