import { useId } from "react";
import { keyName } from "#web/ui/actions/command-key.ts";
import { Switch } from "#web/ui/fields/switches/switch.tsx";
import { Dialog } from "#web/ui/overlays/dialog.tsx";
import { shortcuts } from "./shortcuts.ts";
import { setSingleKeys, useSingleKeys } from "./single-keys.ts";
import "./help-sheet.css";

type HelpSheetProps = { isOpen: boolean; onClose: () => void };

/** The list of keyboard shortcuts, with the switch for single-key ones. */
export function HelpSheet({ isOpen, onClose }: HelpSheetProps) {
  const headingId = useId();
  const isOn = useSingleKeys();
  return (
    <Dialog
      isOpen={isOpen}
      onClose={onClose}
      labelledBy={headingId}
      header={<h2 id={headingId}>Keyboard shortcuts</h2>}
    >
      <dl className="keys">
        {shortcuts.map(({ keys, does, ...rest }) => (
          <div key={does} className={"isSingle" in rest && !isOn ? "keys__row is-off" : "keys__row"}>
            <dt>
              {keys.map((key) => (
                <kbd key={key}>{keyName(key)}</kbd>
              ))}
            </dt>
            <dd>
              {does}
              {"isSingle" in rest && !isOn && " (off)"}
            </dd>
          </div>
        ))}
      </dl>
      <Switch isOn={isOn} onSwitch={setSingleKeys}>
        Single-letter keys
      </Switch>
      <p className="muted keys__note">They’re ignored while you type. Your choice is kept in this browser.</p>
    </Dialog>
  );
}
