import type { ReactNode } from "react";
import "./empty-state.css";

type EmptyStateProps = {
  children: ReactNode;
  /** Nothing is missing; the text only says what to choose. */
  isPrompt?: boolean;
  /** What people can do about it, or how rows come about. */
  hint?: ReactNode;
};

/** The text shown in place of an empty list. */
export const EmptyState = ({ children, isPrompt, hint }: EmptyStateProps) => (
  <p className={isPrompt ? "empty-state empty-state--prompt" : "empty-state"}>
    {children}
    {hint && <span className="empty-state__hint">{hint}</span>}
  </p>
);
