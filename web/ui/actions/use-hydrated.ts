import { useSyncExternalStore } from "react";

const never = () => () => {};

/** Whether scripts run: false on the server, and while the page that it sent is brought to life. */
export const useHydrated = () =>
  useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
