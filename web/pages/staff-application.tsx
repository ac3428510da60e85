import { createFileRoute } from "@tanstack/react-router";
import { notOpenYet } from "#web/frame/not-open-yet.tsx";

export const Route = createFileRoute("/staff-application")(
  notOpenYet({
    title: "Moderator application",
    purpose: "It will be the form for people who want to look after our Discord.",
  }),
);
