import { Search } from "lucide-react";
import { useSyncExternalStore } from "react";
import { openLayer } from "#web/shell/admin/keys/layers.ts";
import { commandKeyName, keyName } from "#web/ui/actions/command-key.ts";

const never = () => () => {};

/** Opens the palette. Shows the keyboard shortcut on wide screens. */
export function PaletteButton() {
  const mod = useSyncExternalStore(
    never,
    () => keyName("Mod"),
    () => "Ctrl",
  );
  const spoken = useSyncExternalStore(never, commandKeyName, () => "Control");
  return (
    <button
      type="button"
      className="admin-bar__key admin-bar__search"
      aria-haspopup="dialog"
      aria-keyshortcuts={`${spoken}+K`}
      onClick={() => openLayer("palette")}
    >
      <Search className="icon" aria-hidden="true" />
      <span>Go to</span>
      <i aria-hidden="true">{mod} K</i>
    </button>
  );
}
