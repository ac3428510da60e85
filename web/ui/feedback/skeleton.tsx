import type { CSSProperties, ReactNode } from "react";
import "./skeleton.css";

/** One block at the size of what is coming. */
export const Skeleton = ({ style }: { style: CSSProperties }) => <div className="skeleton" style={style} />;

/** Content on its way: skeletons, announced once. */
export function Loading({ what, className, children }: { what: string; className?: string; children: ReactNode }) {
  return (
    <div className={className} role="status">
      <span className="visually-hidden">Loading {what}</span>
      {children}
    </div>
  );
}
