import { type ComponentProps, type ReactNode, useId } from "react";
import "#web/ui/styles/overlay-input.css";
import "./switch.css";

type SwitchFieldProps = ComponentProps<"input"> & { label: string; hint: ReactNode };

/** A switch that takes effect when its form is sent. */
export function SwitchField({ label, hint, ...input }: SwitchFieldProps) {
  const id = useId();
  return (
    <div className="switch-field">
      <label className="switch">
        {/* biome-ignore lint/a11y/useAriaPropsForRole: a checkbox exposes its checked state natively */}
        <input className="overlay-input" {...input} type="checkbox" role="switch" aria-describedby={id} />
        <i aria-hidden="true" />
        {label}
      </label>
      <p className="hint" id={id}>
        {hint}
      </p>
    </div>
  );
}
