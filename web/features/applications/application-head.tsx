import { titleWidth } from "#web/ui/format/title-width.ts";
import { applicationNotes } from "./join/application-notes.ts";
import "./application-head.css";

type ApplicationHeadProps = {
  title: string;
  lead: string;
  /** The application has been sent, so the notes beforehand are left out. */
  isSent: boolean;
};

/** What the application is for, and what to know beforehand. */
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
