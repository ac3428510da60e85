import type { CSSProperties, ReactNode } from "react";
import "./skeleton.css";

/** A placeholder block, as large as the content it stands for. */
export const Skeleton = ({ style }: { style: CSSProperties }) => <div className="skeleton" style={style} />;

/** Loading content: skeletons, announced once to screen readers. */
export function Loading({
  contentName,
  className,
  children,
}: {
  contentName: string;
  className?: string;
  children: ReactNode;
}) {
  return (
    <div className={className} role="status">
      <span className="visually-hidden">Loading {contentName}</span>
      {children}
    </div>
  );
}
