import { useRouter } from "@tanstack/react-router";
import { ErrorState } from "#web/ui/feedback/error-state.tsx";

/** Shown in the frame, in place of a page that crashed. */
export function RouteError({ error, reset }: { error: unknown; reset: () => void }) {
  const router = useRouter();
  // A script that didn't load is a TypeError in every browser, and so are most bugs in a page.
  const reason = error instanceof TypeError && !/module/i.test(error.message) ? undefined : error;
  const retry = () => void router.invalidate().then(reset);
  return (
    <div className="page wrap page-head">
      <h1>This page didn’t open.</h1>
      <ErrorState title="If it keeps happening, tell us on Discord." error={reason} onRetry={retry} />
    </div>
  );
}
