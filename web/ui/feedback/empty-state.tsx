import type { ReactNode } from "react";
import "./empty-state.css";

/** What stands where a list has no rows. */
export const EmptyState = ({ children }: { children: ReactNode }) => <p className="empty-state">{children}</p>;
