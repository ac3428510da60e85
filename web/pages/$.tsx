import { createFileRoute, notFound } from "@tanstack/react-router";
import { team } from "#team.config.ts";

/** Every address without a page. */
export const Route = createFileRoute("/$")({
  loader: () => {
    throw notFound();
  },
  head: () => ({ meta: [{ title: `Page not found. ${team.name}` }, { name: "robots", content: "noindex" }] }),
});
