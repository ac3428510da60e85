import { useEffect, useRef, useState } from "react";
import { useDebouncedValue } from "#web/ui/fields/use-debounced-value.ts";

/** Puts what is typed into the address once typing pauses. If the address changes some other way, the field follows. */
export function useDebouncedSearch(search: string, onSearch: (search: string | undefined) => void) {
  const [typed, setTyped] = useState(search);
  const settled = useDebouncedValue(typed.trim());
  const sent = useRef(search);
  const send = useRef(onSearch);
  send.current = onSearch;
  useEffect(() => {
    if (settled === sent.current) return;
    sent.current = settled;
    send.current(settled || undefined);
  }, [settled]);
  useEffect(() => {
    if (search === sent.current) return;
    sent.current = search;
    setTyped(search);
  }, [search]);
  return { typed, onType: setTyped };
}
