import { createFileRoute, notFound } from "@tanstack/react-router";
import { lockdownTexts } from "#contract/lockdown.ts";
import { lockdown } from "#web/features/lockdown/lockdown.queries.ts";
import { pageHead } from "#web/frame/page-head.ts";

/** Shown at every address while the site is locked; at any other time there is nothing here. */
export const Route = createFileRoute("/locked")({
  loader: async ({ context }) => {
    const { isLocked } = await context.queryClient.ensureQueryData(lockdown());
    if (!isLocked) throw notFound();
  },
  head: ({ match: { context } }) =>
    pageHead({
      title: "LOCKED",
      description: lockdownTexts.sentence,
      path: "/locked",
      siteUrl: context.siteUrl,
      isUnlisted: true,
    }),
  component: Locked,
});

function Locked() {
  return (
    <>
      <h1>LOCKED</h1>
      <p>{lockdownTexts.sentence}</p>
    </>
  );
}
