import { onlineManager } from "@tanstack/react-query";
import { type ReactNode, useSyncExternalStore } from "react";
import { Button } from "#web/ui/actions/button.tsx";
import "./error-state.css";

const isOnline = () => onlineManager.isOnline();

type ErrorStateProps = { title: string; children: ReactNode; onRetry?: () => void };

/**
 * Content that did not arrive, and the way to ask again; where nothing else is given, by loading the page anew. What failed is
 * asked for by itself once the browser is online again.
 */
export function ErrorState({ title, children, onRetry }: ErrorStateProps) {
  const hasLine = useSyncExternalStore(onlineManager.subscribe, isOnline, () => true);
  return (
    <div className="error-state" role="alert">
      <b>{title}</b>
      <p>{hasLine ? children : "You’re offline. This loads again once you’re back online."}</p>
      <Button variant="secondary" small onClick={onRetry} data-reload={onRetry ? undefined : ""}>
        Try again
      </Button>
    </div>
  );
}
