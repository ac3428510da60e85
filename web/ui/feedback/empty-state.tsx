import type { ReactNode } from "react";
import "./empty-state.css";

type EmptyStateProps = {
  children: ReactNode;
  /** Nothing is missing: it only says what to choose. */
  isPrompt?: boolean;
};

/** What stands where a list has no rows. */
export const EmptyState = ({ children, isPrompt }: EmptyStateProps) => (
  <p className={isPrompt ? "empty-state empty-state--prompt" : "empty-state"}>{children}</p>
);
