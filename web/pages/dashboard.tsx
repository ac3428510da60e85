import { createFileRoute } from "@tanstack/react-router";
import { notOpenYet } from "#web/frame/not-open-yet.tsx";

export const Route = createFileRoute("/dashboard")(
  notOpenYet({
    title: "Dashboard",
    purpose: "It will show members their points, applications and next events in one place.",
  }),
);
