import { queryOptions } from "@tanstack/react-query";
import { staffApi } from "#contract/staff/endpoints.ts";
import type { StaffCheck } from "#contract/staff/schemas.ts";
import { query } from "#web/api/queries.ts";

/** Whether this browser has a staff session. Pages bring the data along. */
export const staffSession = () => queryOptions<StaffCheck>({ queryKey: query(staffApi.check).queryKey });
