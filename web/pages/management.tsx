import { createFileRoute } from "@tanstack/react-router";
import { notOpenYet } from "#web/frame/not-open-yet.tsx";

export const Route = createFileRoute("/management")(
  notOpenYet({
    title: "Management",
    purpose: "It will introduce the six chiefs and the two heads of management.",
  }),
);
