import { createFileRoute } from "@tanstack/react-router";
import { notOpenYet } from "#web/frame/not-open-yet.tsx";

export const Route = createFileRoute("/management-application")(
  notOpenYet({
    title: "Management application",
    purpose: "It will be the form for people who want to run a part of the team.",
  }),
);
