import { useRouter } from "@tanstack/react-router";
import { useEffect } from "react";
import { holdUnderBar, takeFocus } from "#web/shell/links/scroll-to-section.ts";

/** Says that the page has come alive. After a change of page the keyboard starts at the new one; a section that the address names stays where it landed. */
export function useNavigationFocus() {
  const router = useRouter();
  useEffect(() => document.documentElement.setAttribute("data-ready", ""), []); // a press before that is lost
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
