import { useRef, useState } from "react";
import { toast, toasts } from "#web/ui/feedback/toast-queue.ts";

/** A failure that doesn't belong to a field, as shown to people. */
export type Failure = {
  title: string;
  description?: string | undefined;
  /** Which one it was, for a toast that isn’t beside it. */
  name?: string | undefined;
};

/** Shows a failure as a toast. Returns the id to dismiss it with. */
export function toastFailure({ title, description, name }: Failure, replaceKey = title): number {
  const said = [name, description].filter(Boolean).join(": ");
  return toast({ title, ...(said && { description: said }), tone: "bad", replaceKey });
}

/** Keeps a failure to show beside what failed, until the next try. `hasToast` shows it as a toast too. */
export function useFailure(initial?: string, hasToast = false) {
  const [failure, setFailure] = useState(initial);
  const shown = useRef<number>(undefined);

  function fail(failed: Failure) {
    setFailure(failed.description ?? failed.title);
    if (hasToast) shown.current = toastFailure(failed);
  }
  function clearFailure() {
    setFailure(undefined);
    if (shown.current !== undefined) toasts.dismiss(shown.current);
  }
  return { failure, fail, clearFailure };
}
