import { useEffect, useRef } from "react";
import { InfiniteList } from "#web/ui/lists/infinite/infinite-list.tsx";
import { loadedRows } from "#web/ui/lists/infinite/infinite-rows.ts";
import { MessageFilter } from "./list/message-filter.tsx";
import { rowId } from "./list/message-link.ts";
import { MessageRows } from "./list/message-rows.tsx";
import { ReadingPane } from "./reading/reading-pane.tsx";
import { useInbox } from "./use-inbox.ts";

const emptyFilters: Record<string, string> = { unread: "No unread messages", archived: "No archived messages" };

/** Messages from visitors, newest first, beside the open one. On a phone, the open message covers the list. */
export function Inbox() {
  const inbox = useInbox();
  const { state, list, newRows, openId } = inbox;
  useFocusGivenBack(openId, loadedRows(list));
  return (
    <>
      <MessageFilter state={state} list={list} />
      <div className={openId ? "inbox is-reading" : "inbox"}>
        <div className="inbox__list">
          <InfiniteList
            list={list}
            what="messages"
            empty="No messages yet"
            next={"Messages from the contact form arrive here."}
            state={state}
            emptyFilter={state.options.search ? undefined : emptyFilters[state.options.state ?? ""]}
            newRows={newRows}
          >
            {(messages) => <MessageRows messages={messages} inbox={inbox} />}
          </InfiniteList>
        </div>
        <ReadingPane inbox={inbox} />
      </div>
    </>
  );
}

/** When a message is closed, moves the focus to its row or to the row that took its place. */
function useFocusGivenBack(openId: string | undefined, rows: { id: string }[]) {
  const opened = useRef({ id: openId, at: 0 });
  useEffect(() => {
    const { id, at } = opened.current;
    if (openId)
      opened.current = {
        id: openId,
        at: Math.max(
          0,
          rows.findIndex(({ id: row }) => row === openId),
        ),
      };
    else if (id) {
      const next = rows.find((row) => row.id === id) ?? rows[at] ?? rows.at(-1);
      if (next) document.getElementById(rowId(next.id))?.focus({ preventScroll: true });
      opened.current = { id: undefined, at: 0 };
    }
  }, [openId, rows]);
}
