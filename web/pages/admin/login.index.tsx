import { createFileRoute } from "@tanstack/react-router";
import { notOpenYet } from "#web/frame/not-open-yet.tsx";

export const Route = createFileRoute("/admin/login/")(
  notOpenYet({
    title: "Admin Sign In",
    purpose: "Staff will sign in here.",
  }),
);
