import { keepPreviousData, useInfiniteQuery } from "@tanstack/react-query";
import { useId, useState } from "react";
import { SearchField } from "#web/ui/fields/search-field.tsx";
import { useDebouncedValue } from "#web/ui/fields/use-debounced-value.ts";
import { InfiniteList } from "#web/ui/lists/infinite-list.tsx";
import { loadedRows } from "#web/ui/lists/infinite-rows.ts";
import { auditEntries } from "./audit-log.queries.ts";
import { EntriesTable } from "./entries-table.tsx";
import "./audit-log.css";

/** Who changed what in the admin area. Whenever it comes into view it is read anew. */
export function AuditLog({ isShown }: { isShown: boolean }) {
  const headingId = useId();
  const [typed, setTyped] = useState("");
  const search = useDebouncedValue(typed.trim());
  const list = useInfiniteQuery({ ...auditEntries(search), placeholderData: keepPreviousData, enabled: isShown });
  return (
    <section aria-labelledby={headingId}>
      <h3 id={headingId}>Audit log</h3>
      <SearchField
        label="Search the log"
        placeholder="Who, or what it was about"
        typed={typed}
        onType={setTyped}
        outcome={
          search !== "" && !list.isFetching && (loadedRows(list).length > 0 ? "Changes found" : "No change found")
        }
      />
      <InfiniteList list={list} what="changes" empty={search ? "No matching changes" : "Nothing has been changed yet"}>
        {(entries, isWhole) => <EntriesTable entries={entries} isWhole={isWhole} />}
      </InfiniteList>
    </section>
  );
}
