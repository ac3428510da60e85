import { useEffect, useRef } from "react";

/** Calls `act` on Escape, unless a dialog is open or something else has used the key. */
export function useEscape(isOn: boolean, act: () => void) {
  const current = useRef(act);
  current.current = act;
  useEffect(() => {
    if (!isOn) return undefined;
    function handleKey({ key, defaultPrevented }: KeyboardEvent) {
      if (key === "Escape" && !defaultPrevented && !document.querySelector("dialog:modal")) current.current();
    }
    document.addEventListener("keydown", handleKey);
    return () => document.removeEventListener("keydown", handleKey);
  }, [isOn]);
}
