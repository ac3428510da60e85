import { keyName } from "#web/ui/actions/command-key.ts";
import { Switch } from "#web/ui/fields/switch.tsx";
import { Dialog } from "#web/ui/overlays/dialog.tsx";
import { setSingleKeys, useSingleKeys } from "./single-keys.ts";
import "./help-sheet.css";

type HelpSheetProps = { isOpen: boolean; onClose: () => void };

/** The list of keyboard shortcuts, with the switch for single-key ones. */
export function HelpSheet({ isOpen, onClose }: HelpSheetProps) {
  const isOn = useSingleKeys();
  return (
    <Dialog isOpen={isOpen} onClose={onClose} title="Keyboard shortcuts">
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

/** Every keyboard shortcut, as listed on the help sheet. `Mod` is Ctrl, or Command on a Mac. */
export const shortcuts = [
  { keys: ["Mod", "K"], does: "Go to a tab, player, article, person, message or event, or run an action" },
  { keys: ["Mod", "S"], does: "Save the open editor" },
  { keys: ["Mod", "B"], does: "Bold, while you write an article" },
  { keys: ["Mod", "I"], does: "Italic, while you write an article" },
  { keys: ["/"], does: "Search the list", isSingle: true },
  { keys: ["j"], does: "Next row", isSingle: true },
  { keys: ["k"], does: "Previous row", isSingle: true },
  { keys: ["Enter"], does: "Open the row" },
  { keys: ["?"], does: "Show this list", isSingle: true },
  { keys: ["F8"], does: "Go to the notifications" },
  { keys: ["Esc"], does: "Close what’s open, or clear the selection" },
] as const;
