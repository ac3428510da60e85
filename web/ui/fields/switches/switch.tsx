import type { ReactNode } from "react";
import "./switch.css";

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
