import { Fragment, type ReactNode } from "react";
import { useTeam } from "#web/api/team.ts";
import { formatDay } from "#web/ui/format/dates.ts";
import { titleWidth } from "#web/ui/format/title-width.ts";
import { TableOfContents } from "#web/ui/navigation/table-of-contents.tsx";
import "./legal-page.css";

export type LegalSection = { id: string; title: string; body: ReactNode };
type LegalPageProps = { title: string; lead: string; sections: LegalSection[] };

/** A long legal text: its date, table of contents and sections. */
export function LegalPage({ title, lead, sections }: LegalPageProps) {
  const { legal } = useTeam();
  return (
    <>
      <div className="page-head wrap legal__head">
        <h1 style={titleWidth(title)}>{title}</h1>
        <div>
          <p className="lead">{lead}</p>
          <p className="muted">In force from {formatDay(legal.effective)}.</p>
        </div>
      </div>
      <div className="paper legal">
        <div className="wrap legal__inner">
          <TableOfContents entries={sections} />
          <div>
            {sections.map(({ id, title, body }) => (
              <section key={id} id={id} aria-labelledby={`${id}-heading`}>
                <h2 id={`${id}-heading`}>{title}</h2>
                <div className="legal__text">{body}</div>
              </section>
            ))}
          </div>
        </div>
      </div>
    </>
  );
}

/** Where the operator is, and what else the law wants to know about them. */
export function OperatorAddress() {
  const { legal } = useTeam();
  return (
    <address>
      <AddressLines lines={[legal.operator, legal.address, legal.details]} />
      <TeamMail />
    </address>
  );
}

/** Texts below each other, each of one line or several. */
export const AddressLines = ({ lines }: { lines: (string | undefined)[] }) =>
  lines
    .flatMap((text) => text?.split("\n") ?? [])
    .filter(Boolean)
    .map((line, index) => (
      // biome-ignore lint/suspicious/noArrayIndexKey: two lines can be the same
      <Fragment key={index}>
        {line}
        <br />
      </Fragment>
    ));

export function TeamMail() {
  const { contactEmail } = useTeam();
  return <a href={`mailto:${contactEmail}`}>{contactEmail}</a>;
}
