import { onlineManager } from "@tanstack/react-query";
import { type CSSProperties, type ReactNode, useSyncExternalStore } from "react";
import { Key } from "#web/ui/actions/button.tsx";
import "./states.css";

/** One block at the size of what is coming. */
export const Skeleton = ({ style }: { style: CSSProperties }) => <div className="skel" style={style} />;

/** Content on its way: skeletons, announced once. */
export function Loading({ what, className, children }: { what: string; className?: string; children: ReactNode }) {
  return (
    <div className={className} role="status">
      <span className="vh">Loading {what}</span>
      {children}
    </div>
  );
}

export const Empty = ({ children }: { children: ReactNode }) => <p className="empty">{children}</p>;

const isOnline = () => onlineManager.isOnline();

type FailedProps = { title: string; children: ReactNode; onRetry?: () => void };

/**
 * Content that did not arrive, and the way to ask again; where nothing else is given, by loading the page anew. What failed is
 * asked for by itself once the browser is online again.
 */
export function Failed({ title, children, onRetry }: FailedProps) {
  const hasLine = useSyncExternalStore(onlineManager.subscribe, isOnline, () => true);
  return (
    <div className="fail" role="alert">
      <b>{title}</b>
      <p>{hasLine ? children : "You're offline. This loads again once you're back online."}</p>
      <Key face="lift" small onClick={onRetry} data-reload={onRetry ? undefined : ""}>
        Try again
      </Key>
    </div>
  );
}
