import { useQuery } from "@tanstack/react-query";
import { useLocation } from "@tanstack/react-router";
import { lockdown } from "./lockdown.queries.ts";

/** The doors of staff are never closed. */
const staysOpen = /^\/(admin|temp-access\/)/;

/** Whether the page at this address is closed now. */
export function useClosed() {
  const { data } = useQuery(lockdown());
  const isClosable = useLocation({ select: ({ pathname }) => !staysOpen.test(pathname) });
  return isClosable && data?.isLocked === true;
}
