import { switchSound, useSoundChoice } from "./sound-choice.ts";
import "./sound-switch.css";

/** Mutes the sound of changes, or lets it be heard again. */
export function SoundSwitch() {
  const isOn = useSoundChoice();
  return (
    <button type="button" className="sw" role="switch" aria-checked={isOn} onClick={() => switchSound(!isOn)}>
      <i aria-hidden="true" />
      Sound <em aria-hidden="true">{isOn ? "On" : "Off"}</em>
    </button>
  );
}
