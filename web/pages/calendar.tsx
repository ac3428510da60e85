import { createFileRoute } from "@tanstack/react-router";
import { notOpenYet } from "#web/frame/not-open-yet.tsx";

export const Route = createFileRoute("/calendar")(
  notOpenYet({
    title: "Calendar",
    purpose: "It will show members the team's practice, scrims and tournaments, month by month.",
  }),
);
