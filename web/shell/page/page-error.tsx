import { useRouter } from "@tanstack/react-router";
import { Failed } from "#web/ui/feedback/states.tsx";

/** In the place of a page that broke, inside the frame. */
export function PageFailed({ reset }: { reset: () => void }) {
  const router = useRouter();
  const retry = () => void router.invalidate().then(reset);
  return (
    <div className="page wrap phead">
      <h1>This page did not open.</h1>
      <Failed title="Something broke on the way." onRetry={retry}>
        Try again. If it breaks twice, the fault is ours: tell us in Discord.
      </Failed>
    </div>
  );
}
