import { useInfiniteQuery } from "@tanstack/react-query";
import { Empty, Failed, Loading, Skeleton } from "#web/design/states.tsx";
import { applicationList, type Filter } from "./application-reviews.queries.ts";
import { ApplicationRow } from "./application-row.tsx";
import { explainAs } from "./explain.ts";
import { MoreApplications } from "./more-applications.tsx";
import { useApplicationChanges } from "./use-application-changes.ts";

/** The applications that the filter lets through, newest first. */
export function ApplicationList({ filter }: { filter: Filter }) {
  const list = useInfiniteQuery(applicationList(filter));
  const changes = useApplicationChanges();
  if (list.isPending) return <ApplicationsToCome />;
  if (!list.data)
    return (
      <Failed title="The applications did not load" onRetry={() => list.refetch()}>
        {explainAs("")(list.error).description}
      </Failed>
    );
  const applications = list.data.pages.flatMap(({ rows }) => rows);
  const isFiltered = Boolean(filter.status ?? filter.type);
  return (
    <>
      {list.isRefetchError && (
        <Failed title="The list is not up to date" onRetry={() => list.refetch()}>
          {explainAs("")(list.error).description}
        </Failed>
      )}
      {applications.length === 0 && <Empty>{isFiltered ? "No such applications" : "No applications yet"}</Empty>}
      {applications.length > 0 && (
        <ol className="dos" aria-label="Applications, newest first">
          {applications.map((application) => (
            <ApplicationRow
              key={application.id}
              application={application}
              leavesAs={(status) => filter.status !== undefined && filter.status !== status}
              changes={changes}
            />
          ))}
        </ol>
      )}
      <MoreApplications list={list} shown={applications.length} />
    </>
  );
}

const ApplicationsToCome = () => (
  <Loading what="applications" className="dos">
    {["first", "second", "third"].map((row) => (
      <Skeleton key={row} style={{ height: "44px", margin: "8px 0" }} />
    ))}
  </Loading>
);
