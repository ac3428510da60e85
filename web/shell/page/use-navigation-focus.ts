import { useRouter } from "@tanstack/react-router";
import { useEffect } from "react";
import { holdUnderBar, takeFocus } from "#web/shell/links/scroll-to-section.ts";

/** Says that the page has come alive, for which early presses wait. After a change of page the keyboard starts at the new one; a section that the address names stays where it landed. */
export function useNavigationFocus() {
  const router = useRouter();
  useEffect(() => document.documentElement.setAttribute("data-ready", ""), []); // early-presses.ts now makes the press again that came before
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
