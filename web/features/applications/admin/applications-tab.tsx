import { keepPreviousData, useInfiniteQuery, useQuery } from "@tanstack/react-query";
import { useState } from "react";
import type { Application } from "#contract/applications/admin/schemas.ts";
import {
  applicationStatuses,
  applicationStatusLabels,
  applicationsFilePath,
  applicationTypeLabels,
  applicationTypes,
} from "#contract/applications/constants.ts";
import { badges, writtenCount } from "#web/api/badges.ts";
import { Button } from "#web/ui/actions/button.tsx";
import { FilterForm } from "#web/ui/lists/controls/filter-form.tsx";
import { FoldedFilters, ListTools } from "#web/ui/lists/controls/folded-filters.tsx";
import { ListFilter } from "#web/ui/lists/controls/list-filter.tsx";
import { countFilters } from "#web/ui/lists/controls/list-options.ts";
import { SortSelect } from "#web/ui/lists/controls/sort-select.tsx";
import { type ListState, useList } from "#web/ui/lists/controls/use-list.ts";
import { DashboardTabHead } from "#web/ui/lists/dashboard-tab-head.tsx";
import { InfiniteList } from "#web/ui/lists/infinite-list.tsx";
import { type InfiniteRows, loadedRows } from "#web/ui/lists/infinite-rows.ts";
import { useNewRows } from "#web/ui/lists/use-new-rows.ts";
import { useOpenFromAddress } from "#web/ui/overlays/use-open-from-address.ts";
import { useRowDialog } from "#web/ui/overlays/use-row-dialog.ts";
import { applicationCounts, applicationList, applicationListOptions } from "./application-reviews.queries.ts";
import { ApplicationRow, headingId } from "./application-row.tsx";
import { RecordDialog } from "./record-dialog.tsx";
import { type OpenReview, ReviewDialog } from "./review-dialog.tsx";
import { useApplicationChanges } from "./use-application-changes.ts";
import "#web/ui/marks/stats.css";
import "./applications-tab.css";
import "#web/ui/lists/controls/filters.css";

/** The tab where staff review applications. */
export function ApplicationsTab() {
  const state = useList(applicationListOptions);
  const list = useInfiniteQuery({ ...applicationList(state.options), placeholderData: keepPreviousData });
  const [isRecording, setRecording] = useState(false);
  useOpenFromAddress({
    record: () => {
      setRecording(true);
      return true;
    },
  });
  return (
    <>
      <DashboardTabHead
        name="Applications"
        id={headingId}
        action={
          <Button small aria-haspopup="dialog" onClick={() => setRecording(true)}>
            Record application
          </Button>
        }
      >
        <Counts />
      </DashboardTabHead>
      <ListTools
        search={{
          label: "Search applications",
          placeholder: "Name, email or Discord",
          state,
          list,
          itemsName: "applications",
        }}
        file={applicationsFilePath}
      >
        <FoldedFilters count={countFilters(state.options)}>
          <ApplicationFilter state={state} />
        </FoldedFilters>
      </ListTools>
      <ApplicationList key={`${state.options.status} ${state.options.type}`} list={list} state={state} />
      <RecordDialog isOpen={isRecording} onClose={() => setRecording(false)} />
    </>
  );
}

function Counts() {
  const { data: counts } = useQuery(applicationCounts());
  const pending = useQuery(badges()).data?.applications;
  return (
    <dl className="stats">
      {applicationStatuses.map((status) => (
        <div key={status}>
          <dt>{applicationStatusLabels[status]}</dt>
          <dd className={`numerals stats__${status}`}>
            {(status === "pending" ? pending && writtenCount(pending) : counts?.[status]) ?? "–"}
          </dd>
        </div>
      ))}
    </dl>
  );
}

const orders = { "createdAt desc": "Newest first", "createdAt asc": "Oldest first", "name asc": "By name" };

const ApplicationFilter = ({ state }: { state: ListState }) => (
  <FilterForm className="filters">
    <ListFilter
      label="Status"
      name="status"
      values={applicationStatuses}
      labels={applicationStatusLabels}
      state={state}
    />
    <ListFilter label="Type" name="type" values={applicationTypes} labels={applicationTypeLabels} state={state} />
    <SortSelect orders={orders} state={state} />
  </FilterForm>
);

type ApplicationListProps = { list: InfiniteRows<Application>; state: ListState };

/** The applications that match the search and filters. */
function ApplicationList({ list, state }: ApplicationListProps) {
  const newRows = useNewRows(list, useQuery(badges()).data?.applications?.newestAt);
  const changes = useApplicationChanges();
  const review = useRowDialog<OpenReview>();
  const { status: shown, sort } = state.options;
  return (
    <>
      <InfiniteList
        list={list}
        itemsName="applications"
        empty="No applications yet"
        hint="Applications from the site arrive here. For one from Discord, use Record application."
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
                onReview={review.open}
              />
            ))}
          </ol>
        )}
      </InfiniteList>
      <ReviewDialog review={review} listed={loadedRows(list)} onChanged={changes.refresh} />
    </>
  );
}
