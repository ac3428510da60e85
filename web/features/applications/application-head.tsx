import { titleWidth } from "#web/ui/format/title-width.ts";
import { applicationNotes } from "./join/application-notes.ts";
import "./application-head.css";

type ApplicationHeadProps = {
  title: string;
  lead: string;
  /** It has been sent: what to know before is past. */
  isSent: boolean;
};

/** What one applies for, and what to know before. */
export const ApplicationHead = ({ title, lead, isSent }: ApplicationHeadProps) => (
  <div className="page-head apply">
    <div>
      <h1 style={titleWidth(title)}>{title}</h1>
      {!isSent && <p className="lead">{lead}</p>}
    </div>
    {!isSent && (
      <ul>
        {applicationNotes.map((note) => (
          <li key={note}>{note}</li>
        ))}
      </ul>
    )}
  </div>
);
