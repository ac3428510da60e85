import { createFileRoute, notFound } from "@tanstack/react-router";
import { notFoundHead } from "#web/shell/page/page-head.ts";

/** Matches every address without a page. */
export const Route = createFileRoute("/$")({
  staticData: { page: { kind: "document" } },
  loader: () => {
    throw notFound();
  },
  head: notFoundHead,
});
