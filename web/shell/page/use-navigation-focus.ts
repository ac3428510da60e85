import { useRouter } from "@tanstack/react-router";
import { useEffect } from "react";
import { holdUnderBar, takeFocus } from "#web/ui/navigation/scroll-to-section.ts";

/**
 * Marks the page as ready, which early presses wait for. After navigation, moves the focus to the new page, and keeps a section
 * named in the address in place.
 */
export function useNavigationFocus() {
  const router = useRouter();
  useEffect(() => document.documentElement.setAttribute("data-ready", ""), []); // early-presses.ts now repeats an earlier press
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
