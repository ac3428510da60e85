import { type ComponentProps, type ReactNode, useId } from "react";
import "./switch.css";

type SwitchBoxProps = Pick<ComponentProps<"input">, "name" | "defaultChecked"> & { label: string; hint: ReactNode };

/** A switch as the field of a form: it is turned when the form is sent. */
export function SwitchBox({ label, hint, ...input }: SwitchBoxProps) {
  const id = useId();
  return (
    <div className="swbox">
      <label className="sw">
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
