import { useEffect, useEffectEvent } from "react";
import type { Problems } from "./problems.ts";

/** Calls back once no field is wrong any more, or the form is gone: a toast about its fields has nothing left to say. */
export function useMended(problems: Problems, onMended: () => void) {
  const isWrong = Object.values(problems).some((message) => message !== undefined);
  const mend = useEffectEvent(onMended);
  useEffect(() => (isWrong ? () => mend() : undefined), [isWrong]);
}
