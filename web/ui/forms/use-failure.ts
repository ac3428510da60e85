import { useRef, useState } from "react";
import { toast, toasts } from "#web/ui/feedback/toast.ts";

/** What the person is told of a failure that belongs to no field. */
export type Failure = { title: string; description?: string | undefined };

/** Shows a failure beside what failed, until the next try; as a toast too where the specification names one. */
export function useFailure(initial?: string, hasToast = false) {
  const [failure, setFailure] = useState(initial);
  const shown = useRef<number>(undefined);

  function fail({ title, description }: Failure) {
    setFailure(description ?? title);
    if (hasToast) shown.current = toast({ title, ...(description && { description }), tone: "bad", mustBeRead: false });
  }
  function clearFailure() {
    setFailure(undefined);
    if (shown.current !== undefined) toasts.dismiss(shown.current);
  }
  return { failure, fail, clearFailure };
}
