import { queryOptions } from "@tanstack/react-query";
import { staffApi } from "#contract/staff/endpoints.ts";
import type { StaffCheck } from "#contract/staff/schemas.ts";
import { query } from "#web/api/queries.ts";

/** Whether this browser holds a staff session; pages bring the answer along. */
export const staffCheck = () => queryOptions<StaffCheck>({ queryKey: query(staffApi.check).queryKey });
