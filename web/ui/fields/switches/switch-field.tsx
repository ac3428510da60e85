import { type ComponentProps, type ReactNode, useId } from "react";
import "./switch.css";

type SwitchFieldProps = ComponentProps<"input"> & { label: string; hint: ReactNode };

/** A switch as the field of a form: it is turned when the form is sent. */
export function SwitchField({ label, hint, ...input }: SwitchFieldProps) {
  const id = useId();
  return (
    <div className="switch-field">
      <label className="switch">
        {/* biome-ignore lint/a11y/useAriaPropsForRole: a box tells by itself whether it is checked */}
        <input {...input} type="checkbox" role="switch" aria-describedby={id} />
        <i aria-hidden="true" />
        {label}
      </label>
      <p className="hint" id={id}>
        {hint}
      </p>
    </div>
  );
}
