import type { ReactNode } from "react";
import "./empty-state.css";

type EmptyStateProps = {
  children: ReactNode;
  /** Nothing is missing; the text only says what to choose. */
  isPrompt?: boolean;
  /** What people can do about it, or how rows come about. */
  next?: ReactNode;
};

/** The text shown in place of an empty list. */
export const EmptyState = ({ children, isPrompt, next }: EmptyStateProps) => (
  <p className={isPrompt ? "empty-state empty-state--prompt" : "empty-state"}>
    {children}
    {next && <span className="empty-state__next">{next}</span>}
  </p>
);
