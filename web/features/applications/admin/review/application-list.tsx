import { useQuery } from "@tanstack/react-query";
import type { Application } from "#contract/applications/admin/schemas.ts";
import { badges } from "#web/api/badges.ts";
import { useApplicationChanges } from "#web/features/applications/admin/use-application-changes.ts";
import type { ListState } from "#web/ui/lists/controls/use-list.ts";
import { InfiniteList } from "#web/ui/lists/infinite/infinite-list.tsx";
import type { InfiniteRows } from "#web/ui/lists/infinite/infinite-rows.ts";
import { useNewRows } from "#web/ui/lists/use-new-rows.ts";
import { ApplicationRow } from "./application-row.tsx";

type ApplicationListProps = { list: InfiniteRows<Application>; state: ListState };

/** The applications that match the search and filters. */
export function ApplicationList({ list, state }: ApplicationListProps) {
  const newRows = useNewRows(list, useQuery(badges()).data?.applications?.newestAt);
  const changes = useApplicationChanges();
  const { status: shown, sort } = state.options;
  return (
    <InfiniteList
      list={list}
      what="applications"
      empty="No applications yet"
      next={"Applications from the site arrive here. For one from Discord, use Record application."}
      state={state}
      newRows={newRows}
    >
      {(applications) => (
        <ol className="application-list" data-rows aria-label={sort ? "Applications" : "Applications, newest first"}>
          {applications.map((application) => (
            <ApplicationRow
              key={application.id}
              application={application}
              leavesAs={(status) => shown !== undefined && shown !== status}
              changes={changes}
            />
          ))}
        </ol>
      )}
    </InfiniteList>
  );
}
