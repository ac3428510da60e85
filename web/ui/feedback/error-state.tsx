import { Button } from "#web/ui/actions/button.tsx";
import { errorReason } from "./error-message.ts";
import "./error-state.css";

type ErrorStateProps = { title: string; error: unknown; onRetry?: () => void };

/**
 * Content that failed to load, why, and a button that calls `onRetry`, or reloads the page without one. Queries retry by
 * themselves once the browser is online again.
 */
export function ErrorState({ title, error, onRetry }: ErrorStateProps) {
  return (
    <div className="error-state" role="alert">
      <b>{title}</b>
      <p>{errorReason(error)}</p>
      <Button variant="secondary" small onClick={onRetry} data-reload={onRetry ? undefined : ""}>
        Try again
      </Button>
    </div>
  );
}
