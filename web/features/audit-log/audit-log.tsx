import { keepPreviousData, useInfiniteQuery } from "@tanstack/react-query";
import { useId } from "react";
import { auditLogFilePath } from "#contract/audit-log/constants.ts";
import { FileTools } from "#web/ui/lists/controls/file-tools.tsx";
import { useList } from "#web/ui/lists/controls/use-list.ts";
import { InfiniteList } from "#web/ui/lists/infinite/infinite-list.tsx";
import { auditEntries, auditOf } from "./audit-log.queries.ts";
import { EntriesTable } from "./entries-table.tsx";
import { EntryFilter } from "./entry-filter.tsx";
import "./audit-log.css";

/** Who changed what in the admin area. Reloads whenever it comes into view. */
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
      <FileTools
        search={{ label: "Search the log", placeholder: "Who, or what it was about", state, list, what: "changes" }}
        file={auditLogFilePath}
      >
        <EntryFilter state={state} />
      </FileTools>
      <InfiniteList
        list={list}
        what="changes"
        empty="Nothing has been changed yet"
        next="Each change that staff make is listed here, with who made it and when."
        state={state}
      >
        {(entries) => <EntriesTable entries={entries} sorting={state.sorting} />}
      </InfiniteList>
    </section>
  );
}
