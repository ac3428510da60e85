import type { ReactNode } from "react";
import "./main-action.css";

/** A tab's main button. On a phone it stays in the top bar while the list scrolls. */
export const MainAction = ({ children }: { children: ReactNode }) => <div className="main-action">{children}</div>;
