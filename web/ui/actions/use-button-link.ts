import { type KeyboardEvent, type MouseEvent, useSyncExternalStore } from "react";
import { isPlainClick } from "./plain-click.ts";

/** For a link that does something on this page once scripts run: it's a button then. Tabs of their own still get the link. */
export function useButtonLink(onPress: () => void) {
  const isButton = useHydrated();
  const button = {
    "data-button": "", // by which the script of a document knows it
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

/** Whether scripts run: false on the server, and while the page that it sent is brought to life. */
const useHydrated = () =>
  useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
