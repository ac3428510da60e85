import { type FormEvent, useState } from "react";
import { PasswordField, type PasswordFieldProps } from "./password-field.tsx";
import type { Strength } from "./password-strength.ts";
import "./new-password-field.css";

type NewPasswordFieldProps = Omit<PasswordFieldProps, "autoComplete" | "onInput" | "children"> & {
  /** The minimum length in characters. */
  least: number;
  /** Other facts that people may know about this person, besides the form's `name` and `email` fields. */
  own?: readonly string[];
};

const words = (least: number): Record<Strength, string> => ({
  short: `Too short. Use at least ${least} characters.`,
  common: "Too common. It’s one of the first anyone would try.",
  own: "Easy to guess. It contains your name or your email.",
  fair: "Fair. Longer is stronger: three or four words will do.",
  strong: "Strong.",
});
const steps: Record<Strength, number> = { short: 1, common: 1, own: 1, fair: 2, strong: 3 };

/** A field for a new password that rates it, without refusing weak ones. */
export function NewPasswordField({ least, own = [], ...field }: NewPasswordFieldProps) {
  const [strength, setStrength] = useState<Strength>();
  const isSaid = strength === "short" && Boolean(field.error); // the error says the same

  async function handleInput({ currentTarget: input }: FormEvent<HTMLInputElement>) {
    const judge = await import("./password-strength.ts").catch(() => undefined); // the field works without it too
    setStrength(judge?.strengthOf(input.value, { least, own: [...own, ...ownWords(input.form)] }));
  }

  return (
    <PasswordField {...field} autoComplete="new-password" onInput={handleInput}>
      <p className="strength" aria-live="polite">
        {strength && !isSaid && (
          <>
            <span className="strength__steps" aria-hidden="true" data-steps={steps[strength]}>
              <i />
              <i />
              <i />
            </span>
            {words(least)[strength]}
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
