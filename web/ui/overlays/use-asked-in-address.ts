import { useLocation, useMatch, useNavigate } from "@tanstack/react-router";
import { useEffect, useRef } from "react";

/**
 * What the end of an address asks a tab to open, such as `#create` or `#edit=1`: each by what opens it, which says whether it
 * could. It's then taken off the address, so that a reload doesn't open it again.
 */
export function useAskedInAddress(openers: Record<string, (id: string) => boolean>) {
  const here = useMatch({ strict: false, select: ({ pathname }) => pathname });
  const hash = useLocation({ select: ({ pathname, hash: end }) => (pathname === here ? end : "") }); // not the next tab’s
  const navigate = useNavigate();
  const opened = useRef("");
  useEffect(() => {
    if (hash === opened.current) return;
    const [what = "", id = ""] = hash.split("=");
    if (hash && !openers[what]?.(id)) return;
    opened.current = hash;
    if (hash) void navigate({ to: ".", search: true, hash: "", replace: true, resetScroll: false });
  }); // after each render: what is asked for may still be loading
}
