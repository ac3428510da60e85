import { createFileRoute } from "@tanstack/react-router";
import { AdminSignIn } from "#web/frame/admin-sign-in.tsx";
import { adminSignInHead } from "#web/frame/admin-sign-in-head.ts";

export const Route = createFileRoute("/admin/login/")({ head: adminSignInHead, component: AdminSignIn });
