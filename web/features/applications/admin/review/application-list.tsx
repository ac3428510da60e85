import { useInfiniteQuery, useQuery } from "@tanstack/react-query";
import { badges } from "#web/api/badges.ts";
import { applicationList, type Filter } from "#web/features/applications/admin/application-reviews.queries.ts";
import { useApplicationChanges } from "#web/features/applications/admin/use-application-changes.ts";
import { InfiniteList } from "#web/ui/lists/infinite-list.tsx";
import { useArrivals } from "#web/ui/lists/use-arrivals.ts";
import { ApplicationRow } from "./application-row.tsx";

/** The applications that the filter lets through, newest first. */
export function ApplicationList({ filter }: { filter: Filter }) {
  const list = useInfiniteQuery(applicationList(filter));
  const arrivals = useArrivals(list, useQuery(badges()).data?.applications?.newestAt);
  const changes = useApplicationChanges();
  const isFiltered = Boolean(filter.status ?? filter.type);
  return (
    <InfiniteList
      list={list}
      what="applications"
      empty={isFiltered ? "No matching applications" : "No applications yet"}
      arrivals={arrivals}
    >
      {(applications) => (
        <ol className="application-list" data-rows aria-label="Applications, newest first">
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
    </InfiniteList>
  );
}
