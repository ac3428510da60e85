import { type UseQueryResult, useQuery, useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import type { Member } from "#contract/accounts/schemas.ts";
import { applicationTexts } from "#contract/applications/constants.ts";
import { notOpenSentence } from "#contract/applications/opening-sentences.ts";
import type { OwnApplication } from "#contract/applications/schemas.ts";
import { useTeam } from "#web/api/team.ts";
import { ErrorState } from "#web/ui/feedback/error-state.tsx";
import { Loading, Skeleton } from "#web/ui/feedback/skeleton.tsx";
import { titleWidth } from "#web/ui/format/title-width.ts";
import { ApplicationForm } from "./form/application-form.tsx";
import { useHasDraft } from "./form/use-kept-draft.ts";
import { applicationNotes } from "./join/application-notes.ts";
import type { ApplicationKind } from "./kinds/application-kind.ts";
import { type DashboardLink, SentApplication } from "./sent-application.tsx";
import "./application.css";

type ApplicationProps<Form extends object> = {
  kind: ApplicationKind<Form>;
  title: string;
  lead: string;
  member: Member;
  /** The link to the dashboard from a sent application. */
  children: DashboardLink;
};

/** A member's application of one kind: the form, or the state of the one they sent. */
export function Application<Form extends object>({ kind, title, lead, member, children }: ApplicationProps<Form>) {
  const queryClient = useQueryClient();
  const own = useQuery(kind.own());
  const [isJustSent, setJustSent] = useState(false);
  const [formKey, setFormKey] = useState(0);
  const [application] = own.data ?? [];
  const isUnsent = own.data !== undefined && !application;
  const notOpen = notOpenSentence(kind.name, useTeam());
  const hasDraft = useHasDraft(member.id, kind.name);

  const handleSent = (sent: OwnApplication) => {
    setJustSent(true);
    queryClient.setQueryData(kind.own().queryKey, [sent]);
  };
  return (
    <div className="page wrap">
      <ApplicationHead title={title} lead={lead} isSent={application !== undefined} />
      {!own.data && <NotThere own={own} />}
      {application && (
        <SentApplication kind={kind} application={application} isJustSent={isJustSent}>
          {children}
        </SentApplication>
      )}
      {isUnsent && notOpen && <NotOpen sentence={notOpen} hasDraft={hasDraft} />}
      {isUnsent && (!notOpen || hasDraft) && (
        <ApplicationForm
          key={formKey}
          kind={kind}
          member={member}
          isCleared={formKey > 0}
          onClear={() => setFormKey(formKey + 1)}
          onSent={handleSent}
        />
      )}
    </div>
  );
}

/** Says why nobody can apply. A form that was begun is still below it, so that nothing in it is lost. */
const NotOpen = ({ sentence, hasDraft }: { sentence: string; hasDraft: boolean }) => (
  <section className="apply__not-open" aria-labelledby="not-open-heading">
    <h2 id="not-open-heading">{applicationTexts.notOpen}</h2>
    <p className="lead">{hasDraft ? `${sentence} ${applicationTexts.typedIsKept}` : sentence}</p>
  </section>
);

/** Shown until it's known whether there is an application, or if that can't be loaded. */
function NotThere({ own }: { own: UseQueryResult<OwnApplication[]> }) {
  if (own.isPending)
    return (
      <Loading contentName="your application">
        <Skeleton style={{ height: 480, marginTop: 64 }} />
      </Loading>
    );
  return <ErrorState title="Your application didn’t load" error={own.error} onRetry={() => own.refetch()} />;
}

type ApplicationHeadProps = {
  title: string;
  lead: string;
  /** The application has been sent, so the notes beforehand are left out. */
  isSent: boolean;
};

/** What the application is for, and what to know beforehand. */
function ApplicationHead({ title, lead, isSent }: ApplicationHeadProps) {
  const team = useTeam();
  return (
    <div className={isSent ? "page-head apply apply--sent" : "page-head apply"}>
      <div>
        <h1 style={titleWidth(title)}>{title}</h1>
        {!isSent && <p className="lead">{lead}</p>}
      </div>
      {!isSent && (
        <ul>
          {applicationNotes(team).map((note) => (
            <li key={note}>{note}</li>
          ))}
        </ul>
      )}
    </div>
  );
}
