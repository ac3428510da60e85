import { useRef, useState } from "react";
import { toast, toasts } from "#web/ui/feedback/toast.ts";

/** What the person is told of a failure that belongs to no field. */
export type Failure = { title: string; description?: string | undefined };

/** Shows a failure in the form and as a toast, until the next try. */
export function useFailure(initial: string | undefined) {
  const [failure, setFailure] = useState(initial);
  const shown = useRef<number>(undefined);

  function fail({ title, description }: Failure) {
    setFailure(description ?? title);
    shown.current = toast({ title, ...(description && { description }), tone: "bad", mustBeRead: false });
  }
  function clearFailure() {
    setFailure(undefined);
    if (shown.current !== undefined) toasts.dismiss(shown.current);
  }
  return { failure, fail, clearFailure };
}
