import { redirect } from "@tanstack/react-router";
import { staffCheck } from "#web/features/staff/staff.queries.ts";
import type { RouterContext } from "#web/router.tsx";
import { notOpenYet } from "./not-open-yet.tsx";

/** The route options of the admins' pages: whoever is not one is sent to their sign-in. */
export const adminPanel = {
  async beforeLoad({ context: { queryClient } }: { context: RouterContext }) {
    const { isAdmin } = await queryClient.ensureQueryData(staffCheck());
    if (!isAdmin) throw redirect({ to: "/admin-login" });
  },
  ...notOpenYet({ title: "Admin Panel", purpose: "Staff will run the site from here." }),
};
