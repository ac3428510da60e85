import { useQuery } from "@tanstack/react-query";
import { lookOf } from "#contract/staff/accounts/disguised-names.ts";
import { staffAccountsApi } from "#contract/staff/accounts/endpoints.ts";
import { query } from "#web/api/queries.ts";
import { Badge } from "#web/ui/marks/badge.tsx";

/** Marks someone who isn't staff, but whose name looks like a staff member's. Shown to staff only. */
export function StaffLookalike({ names }: { names: (string | null | undefined)[] }) {
  const { data: staff = [] } = useQuery(query(staffAccountsApi.names));
  const looks = new Set(staff.map(lookOf));
  return names.some((name) => name && looks.has(lookOf(name))) ? (
    <Badge tone="warn">Has a staff member’s name</Badge>
  ) : null;
}
