import { type ComponentProps, type ReactNode, useId } from "react";
import "./switch.css";
import "#web/ui/styles/overlay-input.css";

type SwitchProps = {
  /** Undefined while the state is unknown. */
  isOn: boolean | undefined;
  isBusy?: boolean;
  /** On is a state that people shouldn't forget. */
  isDestructive?: boolean;
  onSwitch: (isOn: boolean) => void;
  children: ReactNode;
};

const wordOf = (isOn: boolean | undefined) => (isOn === undefined ? "..." : isOn ? "On" : "Off");

/** A switch that takes effect at once. While busy it keeps the focus and ignores presses. */
export function Switch({ isOn, isBusy = false, isDestructive, onSwitch, children }: SwitchProps) {
  const ignoresPresses = isBusy || isOn === undefined;
  return (
    <button
      type="button"
      className={isDestructive ? "switch switch--grave" : "switch"}
      role="switch"
      aria-checked={isOn === true}
      aria-busy={isBusy || undefined}
      aria-disabled={ignoresPresses || undefined}
      onClick={() => ignoresPresses || onSwitch(!isOn)}
    >
      <i aria-hidden="true" />
      {children} <em aria-hidden="true">{wordOf(isOn)}</em>
    </button>
  );
}

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

/** A switch's state, for staff who can't change it. */
export const SwitchState = ({ label, isOn }: { label: string; isOn: boolean | undefined }) => (
  <p className="switch-state">
    {label}: <b>{isOn === undefined ? "..." : isOn ? "On" : "Off"}</b>
    <span>Only an admin can change this.</span>
  </p>
);
