import { keepPreviousData, useInfiniteQuery, useQuery } from "@tanstack/react-query";
import { useState } from "react";
import {
  applicationStatuses,
  applicationStatusLabels,
  applicationsFilePath,
} from "#contract/applications/constants.ts";
import { badges, writtenCount } from "#web/api/badges.ts";
import { Button } from "#web/ui/actions/button.tsx";
import { FileTools } from "#web/ui/lists/controls/file-tools.tsx";
import { useList } from "#web/ui/lists/controls/use-list.ts";
import { TabHead } from "#web/ui/lists/tab-head.tsx";
import { useAskedInAddress } from "#web/ui/overlays/use-asked-in-address.ts";
import { ApplicationFilter } from "./application-filter.tsx";
import { applicationCounts, applicationList, applicationsOf } from "./application-reviews.queries.ts";
import { RecordDialog } from "./record/record-dialog.tsx";
import { ApplicationList } from "./review/application-list.tsx";
import { headingId } from "./review/row-focus.ts";
import "#web/ui/marks/stats.css";
import "./applications-tab.css";

/** The tab where staff review applications. */
export function ApplicationsTab() {
  const state = useList(applicationsOf);
  const list = useInfiniteQuery({ ...applicationList(state.options), placeholderData: keepPreviousData });
  const [isRecording, setRecording] = useState(false);
  useAskedInAddress({
    record: () => {
      setRecording(true);
      return true;
    },
  });
  return (
    <>
      <TabHead
        name="Applications"
        id={headingId}
        action={
          <Button small aria-haspopup="dialog" onClick={() => setRecording(true)}>
            Record application
          </Button>
        }
      >
        <Counts />
      </TabHead>
      <FileTools
        search={{
          label: "Search applications",
          placeholder: "Name, email or Discord",
          state,
          list,
          what: "applications",
        }}
        file={applicationsFilePath}
      >
        <ApplicationFilter state={state} />
      </FileTools>
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
