import { createFileRoute } from "@tanstack/react-router";
import { notOpenYet } from "#web/frame/not-open-yet.tsx";

export const Route = createFileRoute("/apply")(
  notOpenYet({
    title: "Apply",
    purpose: "It will hold the two applications, moderator and management, and the way into every other role.",
  }),
);
