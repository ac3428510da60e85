import { createFileRoute } from "@tanstack/react-router";
import { notOpenYet } from "#web/frame/not-open-yet.tsx";

export const Route = createFileRoute("/login")(
  notOpenYet({
    title: "Sign In",
    purpose: "Members will sign in here, for the calendar, their points and their applications.",
  }),
);
