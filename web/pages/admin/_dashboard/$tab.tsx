import { createFileRoute } from "@tanstack/react-router";

/** Any tab by its name; what is none leads to one that is. */
export const Route = createFileRoute("/admin/_dashboard/$tab")({});
