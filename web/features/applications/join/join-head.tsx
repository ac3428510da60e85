import type { ReactNode } from "react";
import { team } from "#web/team.ts";
import "./join-head.css";

/** How one joins; `children` are the ways in for somebody who is signed out. */
export const JoinHead = ({ children }: { children: ReactNode }) => (
  <div className="page-head join__head">
    <h1>{team.join.title}</h1>
    <div>
      <p className="lead">{team.join.lead}</p>
      {children}
    </div>
  </div>
);
