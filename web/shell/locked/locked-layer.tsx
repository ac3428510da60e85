import { useQueryClient } from "@tanstack/react-query";
import { useEffect, useId, useLayoutEffect, useRef } from "react";
import { Dialog } from "#web/ui/overlays/dialog.tsx";
import { LockedScreen } from "./locked-screen.tsx";

/** The LOCKED screen over a page that was already open. The page underneath keeps what was typed. */
export default function LockedLayer() {
  const queryClient = useQueryClient();
  const headingId = useId();
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const { title } = document;
    document.title = "LOCKED";
    return () => {
      document.title = title;
      void queryClient.invalidateQueries({ predicate: ({ state }) => state.status === "error" });
    };
  }, [queryClient]);
  // Closed rather than just unmounted, so that the browser returns the focus.
  useLayoutEffect(() => {
    place.current?.focus();
    const dialog = place.current?.closest("dialog");
    return () => dialog?.close();
  }, []);
  return (
    <Dialog className="locked-layer" isOpen isDismissible={false} labelledBy={headingId}>
      <div tabIndex={-1} ref={place}>
        <LockedScreen headingId={headingId} />
      </div>
    </Dialog>
  );
}
