import { createFileRoute } from "@tanstack/react-router";
import { team } from "#team.config.ts";
import { notOpenYet } from "#web/frame/not-open-yet.tsx";

export const Route = createFileRoute("/points")(
  notOpenYet({
    title: team.programme.name,
    purpose: "Members will see their points here and redeem them for rewards, delivered through Discord.",
  }),
);
