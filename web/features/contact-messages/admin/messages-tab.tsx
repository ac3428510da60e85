import { useQuery } from "@tanstack/react-query";
import { Link } from "@tanstack/react-router";
import { useEffect, useRef } from "react";
import type { ContactMessage } from "#contract/contact-messages/admin/schemas.ts";
import type { messageStates } from "#contract/contact-messages/constants.ts";
import { badges, writtenCount } from "#web/api/badges.ts";
import { useKeptFocus } from "#web/ui/focus/use-kept-focus.ts";
import { FilterForm } from "#web/ui/lists/controls/filter-form.tsx";
import { SortSelect } from "#web/ui/lists/controls/sort-select.tsx";
import type { ListState } from "#web/ui/lists/controls/use-list.ts";
import { DashboardTabHead } from "#web/ui/lists/dashboard-tab-head.tsx";
import { loadedRows } from "#web/ui/lists/infinite-rows.ts";
import { ListPanel } from "#web/ui/lists/list-panel.tsx";
import { SelectionBar } from "#web/ui/lists/selecting/selection-bar.tsx";
import { useSelection } from "#web/ui/lists/selecting/use-selection.ts";
import { useRowMenu } from "#web/ui/table/row-menu.tsx";
import { isInMenu, messageActions } from "./message-actions.ts";
import { MessageRow } from "./message-row.tsx";
import { messageCounts } from "./messages.queries.ts";
import { ReadingPane } from "./open-message.tsx";
import { type InboxState, linkTo, rowId, useInbox } from "./use-inbox.ts";
import "#web/ui/marks/stats.css";
import "./messages-tab.css";
import "#web/ui/lists/controls/filters.css";

/** The tab with visitors' messages to the team. */
export const MessagesTab = () => (
  <>
    <DashboardTabHead name="Messages">
      <Counts />
    </DashboardTabHead>
    <Inbox />
  </>
);

function Counts() {
  const { data: counts } = useQuery(messageCounts());
  const unread = useQuery(badges()).data?.messages;
  return (
    <dl className="stats">
      <div>
        <dt>Unread</dt>
        <dd className={unread?.count ? "numerals mails__unread" : "numerals"}>{unread ? writtenCount(unread) : "–"}</dd>
      </div>
      <div>
        <dt>All</dt>
        <dd className="numerals">{counts?.total ?? "–"}</dd>
      </div>
    </dl>
  );
}

const emptyFilters: Record<string, string> = { unread: "No unread messages", archived: "No archived messages" };

/** Messages from visitors, newest first. The open one is beside them, or covers them on a phone. */
function Inbox() {
  const inbox = useInbox();
  const { state, list, newRows, openId } = inbox;
  const focus = useKeptFocus<HTMLDivElement>(useLastOpened(openId, loadedRows(list)));
  return (
    <ListPanel
      of={inbox}
      itemsName="messages"
      search={{ label: "Search messages", placeholder: "Name, email or text" }}
      filters={<MessageFilter state={state} />}
      tools={!openId && <FirstUnread messages={loadedRows(list)} />}
      empty="No messages yet"
      hint="Messages from the contact form arrive here."
      emptyFilter={state.options.search ? undefined : emptyFilters[state.options.state ?? ""]}
      newRows={newRows}
      frame={(messages) => (
        <div className={openId ? "inbox is-reading" : "inbox"} {...focus}>
          <div className="inbox__list">{messages}</div>
          <ReadingPane inbox={inbox} />
        </div>
      )}
    >
      {(messages) => <MessageRows messages={messages} inbox={inbox} />}
    </ListPanel>
  );
}

/** Returns what finds the row of the message that was opened last, or the row that took its place. */
function useLastOpened(openId: string | undefined, rows: { id: string }[]) {
  const opened = useRef({ id: openId, at: 0 });
  useEffect(() => {
    const at = rows.findIndex(({ id }) => id === openId);
    if (openId) opened.current = { id: openId, at: Math.max(0, at) };
  }, [openId, rows]);
  return () => {
    const { id, at } = opened.current;
    const row = rows.find((one) => one.id === id) ?? rows[at] ?? rows.at(-1);
    return row && document.getElementById(rowId(row.id));
  };
}

type MessageRowsProps = { messages: ContactMessage[]; inbox: InboxState };

const nameOf = ({ name }: ContactMessage) => `The message from ${name}`;

/** The messages, with bulk actions. */
function MessageRows({ messages, inbox }: MessageRowsProps) {
  const selection = useSelection(messages);
  const actions = messageActions(inbox);
  const menu = useRowMenu({ actions: actions.filter(isInMenu), nameOf, onSettled: inbox.refresh });
  return (
    <>
      <SelectionBar
        selection={selection}
        actions={actions}
        itemsName="messages"
        nameOf={nameOf}
        onSettled={inbox.refresh}
      />
      {menu.dialogs}
      <ol className="mails" data-rows aria-label={inbox.state.options.sort ? "Messages" : "Messages, newest first"}>
        {messages.map((message) => (
          <MessageRow
            key={message.id}
            message={message}
            selection={selection}
            inbox={inbox}
            actions={menu.actionsFor(message)}
          />
        ))}
      </ol>
    </>
  );
}

/** Opens the first unread message. */
function FirstUnread({ messages }: { messages: ContactMessage[] }) {
  const unread = messages.find(({ isRead, isArchived }) => !isRead && !isArchived);
  return (
    unread && (
      <Link {...linkTo(unread.id)} className="text-link mail-filters__first">
        Read the first unread message
      </Link>
    )
  );
}

type State = (typeof messageStates)[number] | undefined;
const states: { state: State; name: string }[] = [
  { state: "unread", name: "Unread" },
  { state: undefined, name: "All" },
  { state: "archived", name: "Archived" },
];
const orders = { "createdAt desc": "Newest first", "createdAt asc": "Oldest first", "name asc": "By name" };

const MessageFilter = ({ state }: { state: ListState }) => (
  <>
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
  </>
);
