import { createFileRoute } from "@tanstack/react-router";
import { notOpenYet } from "#web/frame/not-open-yet.tsx";

export const Route = createFileRoute("/settings")(
  notOpenYet({
    title: "Settings",
    purpose: "Members will change their name, password and Discord username here.",
  }),
);
