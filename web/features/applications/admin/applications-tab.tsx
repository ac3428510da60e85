import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import {
  applicationStatuses,
  applicationStatusLabels,
  applicationsFilePath,
} from "#contract/applications/constants.ts";
import { badges, writtenCount } from "#web/api/badges.ts";
import { Button } from "#web/ui/actions/button.tsx";
import { MainAction } from "#web/ui/actions/main-action.tsx";
import { useAskedInAddress } from "#web/ui/overlays/use-asked-in-address.ts";
import { ApplicationFilter } from "./application-filter.tsx";
import { applicationCounts, type Filter, filterOf, type Search } from "./application-reviews.queries.ts";
import { RecordDialog } from "./record/record-dialog.tsx";
import { ApplicationList } from "./review/application-list.tsx";
import { headingId } from "./review/row-focus.ts";
import "#web/ui/marks/stats.css";
import "./applications-tab.css";

type ApplicationsTabProps = {
  search: Search;
  onFilter: (filter: Filter) => void;
};

/** Who wants to join, and your answers. */
export function ApplicationsTab({ search, onFilter }: ApplicationsTabProps) {
  const filter = filterOf(search);
  const [isRecording, setRecording] = useState(false);
  useAskedInAddress({
    record: () => {
      setRecording(true);
      return true;
    },
  });
  return (
    <>
      <div className="tab-head">
        <h2 id={headingId} tabIndex={-1}>
          Applications
        </h2>
        <Counts />
      </div>
      <div className="admin-tools">
        <ApplicationFilter filter={filter} onFilter={onFilter} />
        <a className="text-link applications-file" href={fileOf(filter)} download>
          Download CSV
        </a>
        <MainAction>
          <Button variant="secondary" small onClick={() => setRecording(true)}>
            Record application
          </Button>
        </MainAction>
      </div>
      <ApplicationList key={JSON.stringify(filter)} filter={filter} />
      <RecordDialog isOpen={isRecording} onClose={() => setRecording(false)} />
    </>
  );
}

/** The file has what the list shows. */
function fileOf(filter: Filter): string {
  const search = new URLSearchParams(filter);
  return search.size > 0 ? `${applicationsFilePath}?${search}` : applicationsFilePath;
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
