import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { applicationTypeLabels, applicationTypes } from "#contract/applications/application-types.ts";
import {
  applicationStatuses,
  applicationStatusLabels,
  applicationsFilePath,
} from "#contract/applications/constants.ts";
import { hasDiscord } from "#contract/team/ways-to-reach.ts";
import { badges, writtenCount } from "#web/api/badges.ts";
import { useTeam } from "#web/api/team.ts";
import { Button } from "#web/ui/actions/button.tsx";
import { FilterForm } from "#web/ui/lists/controls/filter-form.tsx";
import { FoldedFilters } from "#web/ui/lists/controls/folded-filters.tsx";
import { ListFilter } from "#web/ui/lists/controls/list-filter.tsx";
import { countFilters, fileOf } from "#web/ui/lists/controls/list-options.ts";
import { SortSelect } from "#web/ui/lists/controls/sort-select.tsx";
import { type ListState, useList } from "#web/ui/lists/controls/use-list.ts";
import { DashboardTabHead } from "#web/ui/lists/dashboard-tab-head.tsx";
import { loadedRows } from "#web/ui/lists/infinite-rows.ts";
import { ListPanel } from "#web/ui/lists/list-panel.tsx";
import { useNewRows } from "#web/ui/lists/use-new-rows.ts";
import { useOpenFromAddress } from "#web/ui/overlays/use-open-from-address.ts";
import { useRowDialog } from "#web/ui/overlays/use-row-dialog.ts";
import { applicationCounts, applicationList, applicationListOptions } from "./application-reviews.queries.ts";
import { ApplicationRow } from "./application-row.tsx";
import { RecordDialog } from "./record-dialog.tsx";
import { type OpenReview, ReviewDialog } from "./review-dialog.tsx";
import { useApplicationChanges } from "./use-application-changes.ts";
import "#web/ui/marks/stats.css";
import "./applications-tab.css";
import "#web/ui/lists/controls/filters.css";

/** The tab where staff review applications. */
export function ApplicationsTab() {
  const [isRecording, setRecording] = useState(false);
  useOpenFromAddress({ record: () => setRecording(true) });
  return (
    <>
      <DashboardTabHead
        name="Applications"
        action={
          <Button small aria-haspopup="dialog" onClick={() => setRecording(true)}>
            Record application
          </Button>
        }
      >
        <Counts />
      </DashboardTabHead>
      <ApplicationList />
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

/** The applications that match the search and filters. */
function ApplicationList() {
  const applications = useList(applicationListOptions, { pages: applicationList });
  const { list, state } = applications;
  const { status, type, sort } = state.options;
  const filter = `${status} ${type}`;
  const newRows = useNewRows(list, useQuery(badges()).data?.applications?.newestAt, filter);
  const changes = useApplicationChanges();
  const isOnDiscord = hasDiscord(useTeam());
  const review = useRowDialog<OpenReview>();
  return (
    <>
      <ListPanel
        of={applications}
        itemsName="applications"
        search={{ label: "Search applications", placeholder: isOnDiscord ? "Name, email or Discord" : "Name or email" }}
        filters={
          <FoldedFilters count={countFilters(state.options)}>
            <ApplicationFilter state={state} />
          </FoldedFilters>
        }
        file={fileOf(applicationsFilePath, state.options)}
        empty="No applications yet"
        hint={`Applications from the site arrive here. For one from ${isOnDiscord ? "Discord" : "elsewhere"}, use Record application.`}
        newRows={newRows}
      >
        {(rows) => (
          <ol
            key={filter}
            className="application-list"
            data-rows
            aria-label={sort ? "Applications" : "Applications, newest first"}
          >
            {rows.map((application) => (
              <ApplicationRow key={application.id} application={application} changes={changes} onReview={review.open} />
            ))}
          </ol>
        )}
      </ListPanel>
      <ReviewDialog review={review} listed={loadedRows(list)} onChanged={changes.refresh} />
    </>
  );
}
