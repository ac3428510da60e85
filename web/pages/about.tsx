import { createFileRoute } from "@tanstack/react-router";
import { notOpenYet } from "#web/frame/not-open-yet.tsx";

export const Route = createFileRoute("/about")(
  notOpenYet({
    title: "About",
    purpose: "It will tell how the team began, who leads it and what it stands for.",
  }),
);
