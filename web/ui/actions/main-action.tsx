import type { ReactNode } from "react";
import "./main-action.css";

/** What a tab is opened for most. On a phone it stays at the thumb while the list scrolls. */
export const MainAction = ({ children }: { children: ReactNode }) => <div className="main-action">{children}</div>;
