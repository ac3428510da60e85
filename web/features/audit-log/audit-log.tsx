import { keepPreviousData, useInfiniteQuery } from "@tanstack/react-query";
import { useId } from "react";
import { auditLogFilePath } from "#contract/audit-log/constants.ts";
import { fileOf } from "#web/ui/lists/controls/list-options.ts";
import { ListSearch } from "#web/ui/lists/controls/list-search.tsx";
import { useList } from "#web/ui/lists/controls/use-list.ts";
import { InfiniteList } from "#web/ui/lists/infinite/infinite-list.tsx";
import { auditEntries, auditOf } from "./audit-log.queries.ts";
import { EntriesTable } from "./entries-table.tsx";
import { EntryFilter } from "./entry-filter.tsx";
import "./audit-log.css";

/** Who changed what in the admin area. Whenever it comes into view it is read anew. */
export function AuditLog({ isShown }: { isShown: boolean }) {
  const headingId = useId();
  const state = useList(auditOf);
  const list = useInfiniteQuery({
    ...auditEntries(state.options),
    placeholderData: keepPreviousData,
    enabled: isShown,
  });
  return (
    <section aria-labelledby={headingId}>
      <h3 id={headingId}>Audit log</h3>
      <div className="admin-tools">
        <ListSearch
          label="Search the log"
          placeholder="Who, or what it was about"
          state={state}
          list={list}
          what="changes"
        />
        <a className="text-link" href={fileOf(auditLogFilePath, state.options)} download>
          Download CSV
        </a>
      </div>
      <EntryFilter state={state} />
      <InfiniteList list={list} what="changes" empty="Nothing has been changed yet" state={state}>
        {(entries) => <EntriesTable entries={entries} sorting={state.sorting} />}
      </InfiniteList>
    </section>
  );
}
