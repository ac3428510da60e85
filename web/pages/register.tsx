import { createFileRoute } from "@tanstack/react-router";
import { notOpenYet } from "#web/frame/not-open-yet.tsx";

export const Route = createFileRoute("/register")(
  notOpenYet({
    title: "Create Account",
    purpose: "It will make you a member: points, the calendar and applications start with an account.",
  }),
);
