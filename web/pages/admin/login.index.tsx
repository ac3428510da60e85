import { createFileRoute } from "@tanstack/react-router";
import { AdminSignIn } from "#web/frame/admin-sign-in.tsx";
import { adminSignInHead } from "#web/frame/admin-sign-in-head.ts";
import { sendStaffOn } from "#web/frame/send-staff-on.ts";

export const Route = createFileRoute("/admin/login/")({
  beforeLoad: sendStaffOn,
  head: adminSignInHead,
  component: AdminSignIn,
});
