import { createFileRoute } from "@tanstack/react-router";

/** The dashboard itself leads to a tab of the role. */
export const Route = createFileRoute("/admin/_dashboard/")({});
