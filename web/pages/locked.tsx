import { createFileRoute, notFound } from "@tanstack/react-router";
import { lockdownTexts } from "#contract/lockdown/constants.ts";
import { lockdown } from "#web/features/lockdown/lockdown.queries.ts";
import { LockedScreen } from "#web/shell/locked/locked-screen.tsx";
import { notFoundHead, pageHead } from "#web/shell/page/page-head.ts";

/** Shown at every address while the site is locked. Otherwise, this address is a 404. */
export const Route = createFileRoute("/locked")({
  staticData: { page: { kind: "document" }, frame: "locked" },
  loader: async ({ context }) => {
    const { isLocked } = await context.queryClient.ensureQueryData(lockdown());
    if (!isLocked) throw notFound();
  },
  head: ({ match: { context } }) =>
    context.queryClient.getQueryData(lockdown().queryKey)?.isLocked
      ? pageHead({ title: "LOCKED", description: lockdownTexts.sentence, path: "/locked", isUnlisted: true }, context)
      : notFoundHead(context),
  component: Locked,
});

function Locked() {
  return (
    <main id="main" tabIndex={-1}>
      <LockedScreen />
    </main>
  );
}
