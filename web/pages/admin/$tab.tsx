import { createFileRoute } from "@tanstack/react-router";
import { notOpenYet } from "#web/frame/not-open-yet.tsx";

export const Route = createFileRoute("/admin/$tab")(
  notOpenYet({
    title: "Admin Panel",
    purpose: "Staff will run the site from here.",
  }),
);
