import type { ReactNode } from "react";
import "./empty-state.css";

type EmptyStateProps = {
  children: ReactNode;
  /** Nothing is missing: it only says what to choose. */
  isPrompt?: boolean;
  /** What someone can do about it, or how rows come about. */
  next?: ReactNode;
};

/** What stands where a list has no rows. */
export const EmptyState = ({ children, isPrompt, next }: EmptyStateProps) => (
  <p className={isPrompt ? "empty-state empty-state--prompt" : "empty-state"}>
    {children}
    {next && <span className="empty-state__next">{next}</span>}
  </p>
);
