import { useQuery } from "@tanstack/react-query";
import { me } from "#web/features/accounts/accounts.queries.ts";
import { staffCheck } from "#web/features/staff/staff.queries.ts";

/** What the bar needs to know about the person it is drawn for. */
export function useVisitor() {
  const { data: member } = useQuery(me());
  const { data: staff } = useQuery(staffCheck());
  return { isMember: Boolean(member), isAdmin: staff?.isAdmin === true };
}
