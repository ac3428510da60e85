import { Switch } from "#web/ui/fields/switches/switch.tsx";
import { switchSound, useSoundChoice } from "./sound-choice.ts";

/** Mutes the sound of changes, or lets it be heard again. */
export function SoundSwitch() {
  const isOn = useSoundChoice();
  return (
    <Switch isOn={isOn} onSwitch={switchSound}>
      Sound
    </Switch>
  );
}
