import type { ReactNode } from "react";
import { team } from "#web/team.ts";
import { titleWidth } from "#web/ui/format/title-width.ts";
import "./join-head.css";

/** How to join. `children` are the ways in for people who are signed out. */
export const JoinHead = ({ children }: { children: ReactNode }) => (
  <div className="page-head join__head">
    <h1 style={titleWidth(team.join.title)}>{team.join.title}</h1>
    <div>
      <p className="lead">{team.join.lead}</p>
      {children}
    </div>
  </div>
);
