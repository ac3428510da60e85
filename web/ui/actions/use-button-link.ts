import { type KeyboardEvent, type MouseEvent, useSyncExternalStore } from "react";
import { isPlainClick } from "./plain-click.ts";

/** Turns a link into a button that acts on this page once scripts run. Opening it in a new tab still follows the link. */
export function useButtonLink(onPress: () => void) {
  const isButton = useHydrated();
  const button = {
    "data-button": "", // lets a document's script find it
    role: isButton ? ("button" as const) : undefined,
    onClick: (event: MouseEvent) => {
      if (!isPlainClick(event)) return;
      event.preventDefault();
      onPress();
    },
    onKeyDown: (event: KeyboardEvent<HTMLElement>) => {
      if (event.key !== " ") return;
      event.preventDefault();
      event.currentTarget.click();
    },
  };
  return { isButton, button };
}

const never = () => () => {};

/** Returns whether scripts run: false on the server and during hydration. */
const useHydrated = () =>
  useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
