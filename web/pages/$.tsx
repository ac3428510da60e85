import { createFileRoute, notFound } from "@tanstack/react-router";
import { nowhereHead } from "#web/frame/page-head.ts";

/** Every address without a page. */
export const Route = createFileRoute("/$")({
  loader: () => {
    throw notFound();
  },
  head: nowhereHead,
});
