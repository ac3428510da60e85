import type { ReactNode } from "react";
import "./main-action.css";

/** What a tab is opened for most. On a phone it stays in the bar while the list scrolls. */
export const MainAction = ({ children }: { children: ReactNode }) => <div className="main-action">{children}</div>;
