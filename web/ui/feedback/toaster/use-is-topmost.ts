import { useEffect, useId, useSyncExternalStore } from "react";

let places: string[] = [];
const listeners = new Set<() => void>();

function become(next: string[]) {
  places = next;
  for (const listener of listeners) listener();
}

function listen(listener: () => void) {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}

/** Returns whether this is the component that mounted last, among those that use this hook. */
export function useIsTopmost(): boolean {
  const place = useId();
  useEffect(() => {
    become([...places, place]);
    return () => become(places.filter((other) => other !== place));
  }, [place]);
  return useSyncExternalStore(
    listen,
    () => places.at(-1) === place,
    () => false,
  );
}
