import { messageStates } from "#contract/contact-messages/constants.ts";
import { FilterForm } from "#web/ui/lists/controls/filter-form.tsx";
import { ListFilter } from "#web/ui/lists/controls/list-filter.tsx";
import { ListSearch } from "#web/ui/lists/controls/list-search.tsx";
import { SortSelect } from "#web/ui/lists/controls/sort-select.tsx";
import type { ListState } from "#web/ui/lists/controls/use-list.ts";
import type { InfiniteRows } from "#web/ui/lists/infinite-rows.ts";
import "#web/ui/lists/controls/filters.css";

type MessageFilterProps = { state: ListState; list: Pick<InfiniteRows<unknown>, "data" | "isFetching"> };

const stateNames = { unread: "Unread", archived: "Archived" };
const orders = { "createdAt desc": "Newest first", "createdAt asc": "Oldest first", "name asc": "By name" };

/** Which messages are shown, and in which order. */
export const MessageFilter = ({ state, list }: MessageFilterProps) => (
  <div className="admin-tools">
    <FilterForm className="filters">
      <ListFilter label="Show" name="state" values={messageStates} labels={stateNames} state={state} />
      <SortSelect orders={orders} state={state} />
    </FilterForm>
    <ListSearch label="Search messages" placeholder="Name, email or text" state={state} list={list} what="messages" />
  </div>
);
