import type { ReactNode } from "react";
import { team } from "#web/team.ts";
import { titleWidth } from "#web/ui/format/title-width.ts";
import "./management-head.css";

const { title, lead, chiefs, heads } = team.management;

/** The management page's introduction, with the number of people. `children` link back. */
export const ManagementHead = ({ children }: { children: ReactNode }) => (
  <div className="wrap page-head posts">
    <p className="posts__back">{children}</p>
    <h1 style={titleWidth(title)}>{title}</h1>
    <div className="posts__note">
      <dl>
        <dt>people</dt>
        <dd className="numerals">{chiefs.length + heads.length}</dd>
      </dl>
      <p className="lead">{lead}</p>
    </div>
  </div>
);
