import { useRouter } from "@tanstack/react-router";
import { ErrorState } from "#web/ui/feedback/error-state.tsx";

/** Shown in the frame, in place of a page that crashed. */
export function RouteError({ reset }: { reset: () => void }) {
  const router = useRouter();
  const retry = () => void router.invalidate().then(reset);
  return (
    <div className="page wrap page-head">
      <h1>This page didn’t open.</h1>
      <ErrorState title="Something went wrong." onRetry={retry}>
        Please check your connection and try again. If it keeps happening, tell us on Discord.
      </ErrorState>
    </div>
  );
}
