import { useLocation, useMatch, useNavigate } from "@tanstack/react-router";
import { useEffect, useRef } from "react";

/**
 * Opens what the address's hash asks for, such as `#create` or `#edit=1`. Each opener returns whether it could open it. The hash
 * is then removed, so that a reload doesn't open it again.
 */
export function useOpenFromAddress(openers: Record<string, (id: string) => boolean>) {
  const here = useMatch({ strict: false, select: ({ pathname }) => pathname });
  const hash = useLocation({ select: ({ pathname, hash: end }) => (pathname === here ? end : "") }); // not the next tab's hash
  const navigate = useNavigate();
  const opened = useRef("");
  useEffect(() => {
    if (hash === opened.current) return;
    const [what = "", id = ""] = hash.split("=");
    if (hash && !openers[what]?.(id)) return;
    opened.current = hash;
    if (hash) void navigate({ to: ".", search: true, hash: "", replace: true, resetScroll: false });
  }); // after every render, because the target may still be loading
}
