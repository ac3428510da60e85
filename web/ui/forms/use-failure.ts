import { useRef, useState } from "react";
import { toast, toasts } from "#web/ui/feedback/toast-queue.ts";

/** A failure that doesn't belong to a field, as shown to people. */
export type Failure = { title: string; description?: string | undefined };

/** Keeps a failure to show beside what failed, until the next try. `hasToast` shows it as a toast too. */
export function useFailure(initial?: string, hasToast = false) {
  const [failure, setFailure] = useState(initial);
  const shown = useRef<number>(undefined);

  function fail({ title, description }: Failure) {
    setFailure(description ?? title);
    if (hasToast) shown.current = toast({ title, ...(description && { description }), tone: "bad" });
  }
  function clearFailure() {
    setFailure(undefined);
    if (shown.current !== undefined) toasts.dismiss(shown.current);
  }
  return { failure, fail, clearFailure };
}
