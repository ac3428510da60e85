import "./section-lead.css";

/** What a team says below a section's heading, if anything. */
export const SectionLead = ({ children }: { children: string }) =>
  children && <p className="lead section-lead">{children}</p>;
