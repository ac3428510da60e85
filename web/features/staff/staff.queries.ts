import { queryOptions } from "@tanstack/react-query";
import { type StaffCheck, staffApi } from "#contract/staff.ts";
import { query } from "#web/api.ts";

/** Whether this browser holds a staff session; pages bring the answer along. */
export const staffCheck = () => queryOptions<StaffCheck>({ queryKey: query(staffApi.check).queryKey });
