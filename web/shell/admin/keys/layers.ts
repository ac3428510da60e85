import { useSyncExternalStore } from "react";

/** Layers that the keyboard, the bar and Settings can open over the dashboard. */
export type Layer = "palette" | "help";

let opened: Layer | undefined;
const listeners = new Set<() => void>();

export function openLayer(layer: Layer | undefined) {
  opened = layer;
  for (const tell of listeners) tell();
}

export const useOpenedLayer = () =>
  useSyncExternalStore(
    (tell) => {
      listeners.add(tell);
      return () => void listeners.delete(tell);
    },
    () => opened,
    () => undefined,
  );
