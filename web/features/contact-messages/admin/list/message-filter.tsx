import { Link } from "@tanstack/react-router";
import type { messageStates } from "#contract/contact-messages/constants.ts";
import { FilterForm } from "#web/ui/lists/controls/filter-form.tsx";
import { ListSearch } from "#web/ui/lists/controls/list-search.tsx";
import { SortSelect } from "#web/ui/lists/controls/sort-select.tsx";
import type { ListState } from "#web/ui/lists/controls/use-list.ts";
import type { InfiniteRows } from "#web/ui/lists/infinite/infinite-rows.ts";
import "#web/ui/lists/controls/filters.css";

type MessageFilterProps = { state: ListState; list: Pick<InfiniteRows<unknown>, "data" | "isFetching"> };

type State = (typeof messageStates)[number] | undefined;
const states: { state: State; name: string }[] = [
  { state: "unread", name: "Unread" },
  { state: undefined, name: "All" },
  { state: "archived", name: "Archived" },
];
const orders = { "createdAt desc": "Newest first", "createdAt asc": "Oldest first", "name asc": "By name" };

export const MessageFilter = ({ state, list }: MessageFilterProps) => (
  <div className="admin-tools">
    <nav className="mail-filters" aria-label="Messages shown">
      {states.map(({ state: value, name }) => (
        <Link
          key={name}
          to="."
          search={(before: Record<string, unknown>) => ({ ...before, state: value, message: undefined })}
          resetScroll={false}
          activeOptions={{ explicitUndefined: true }}
          className="mail-filters__link"
          aria-current={state.options.state === value ? "page" : undefined}
        >
          {name}
        </Link>
      ))}
    </nav>
    <FilterForm className="filters">
      <SortSelect orders={orders} state={state} />
    </FilterForm>
    <ListSearch label="Search messages" placeholder="Name, email or text" state={state} list={list} what="messages" />
  </div>
);
