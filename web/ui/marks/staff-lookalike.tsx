import { useQuery } from "@tanstack/react-query";
import { staffAccountsApi } from "#contract/staff/accounts/endpoints.ts";
import { spellingOf } from "#contract/staff/guest-mark.ts";
import { query } from "#web/api/queries.ts";
import { Badge } from "./badge.tsx";

/** Marks someone who isn't staff, but whose name looks like a staff member's. Shown to staff only. */
export function StaffLookalike({ names }: { names: (string | null | undefined)[] }) {
  const { data: staff = [] } = useQuery(query(staffAccountsApi.names));
  const spellings = new Set(staff.map(spellingOf));
  return names.some((name) => name && spellings.has(spellingOf(name))) ? (
    <Badge tone="warn">Has a staff member’s name</Badge>
  ) : null;
}
