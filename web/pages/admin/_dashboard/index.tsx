import { createFileRoute } from "@tanstack/react-router";

/** The dashboard's own address, which redirects to a tab of the role. */
export const Route = createFileRoute("/admin/_dashboard/")({});
