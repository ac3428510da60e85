import { useLocation, useMatch, useNavigate } from "@tanstack/react-router";
import { useEffect, useRef } from "react";

/**
 * Opens what the address's hash asks for, such as `#create` or `#edit=1`. An opener returns false if it can't open it yet. The
 * hash is then removed, so that a reload doesn't open it again.
 */
export function useOpenFromAddress(openers: Record<string, (id: string) => unknown>) {
  const here = useMatch({ strict: false, select: ({ pathname }) => pathname });
  const hash = useLocation({ select: ({ pathname, hash: end }) => (pathname === here ? end : "") }); // not the next tab's hash
  const navigate = useNavigate();
  const opened = useRef("");
  useEffect(() => {
    if (hash === opened.current) return;
    const [what = "", id = ""] = hash.split("=");
    const open = openers[what];
    if (hash && (!open || open(id) === false)) return;
    opened.current = hash;
    if (hash) void navigate({ to: ".", search: true, hash: "", replace: true, resetScroll: false });
  }); // after every render, because the target may still be loading
}
