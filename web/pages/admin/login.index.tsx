import { createFileRoute } from "@tanstack/react-router";
import { adminSignIn } from "#web/frame/admin-sign-in.tsx";

export const Route = createFileRoute("/admin/login/")({ ...adminSignIn });
