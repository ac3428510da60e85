import type { CSSProperties, ReactNode } from "react";
import { Key } from "./key.tsx";
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

type FailedProps = { title: string; children: ReactNode; onRetry: () => void };

/** Content that did not arrive, and the way to ask again. */
export function Failed({ title, children, onRetry }: FailedProps) {
  return (
    <div className="fail" role="alert">
      <b>{title}</b>
      <p>{children}</p>
      <Key face="lift" small onClick={onRetry}>
        Try again
      </Key>
    </div>
  );
}
