import { useRouter } from "@tanstack/react-router";
import { useEffect } from "react";
import { holdUnderBar, takeFocus } from "./section-scroll.ts";

/** After a change of page the keyboard starts at the new one; a section that the address names stays where it landed. */
export function useArrival() {
  const router = useRouter();
  useEffect(
    () =>
      router.subscribe("onRendered", ({ fromLocation, toLocation, pathChanged }) => {
        const section = document.getElementById(toLocation.hash);
        const target = section ?? document.getElementById("main");
        if (fromLocation && pathChanged && target) takeFocus(target);
        if (section) holdUnderBar(section);
      }),
    [router],
  );
}
