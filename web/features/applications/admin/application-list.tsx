import { useInfiniteQuery } from "@tanstack/react-query";
import { LongList } from "#web/design/long-list.tsx";
import { applicationList, type Filter } from "./application-reviews.queries.ts";
import { ApplicationRow } from "./application-row.tsx";
import { useApplicationChanges } from "./use-application-changes.ts";

/** The applications that the filter lets through, newest first. */
export function ApplicationList({ filter }: { filter: Filter }) {
  const list = useInfiniteQuery(applicationList(filter));
  const changes = useApplicationChanges();
  const isFiltered = Boolean(filter.status ?? filter.type);
  return (
    <LongList list={list} what="applications" empty={isFiltered ? "No such applications" : "No applications yet"}>
      {(applications) => (
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
    </LongList>
  );
}
