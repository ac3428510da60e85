import { useQuery } from "@tanstack/react-query";
import { MessageList } from "./message-list.tsx";
import { messageCounts } from "./messages.queries.ts";
import "#web/ui/marks/stats.css";
import "./messages-tab.css";

/** What visitors wrote to the team. */
export const MessagesTab = () => (
  <>
    <div className="tab-head">
      <h2>Messages</h2>
      <Counts />
    </div>
    <MessageList />
  </>
);

function Counts() {
  const { data: counts } = useQuery(messageCounts());
  return (
    <dl className="stats">
      <div>
        <dt>Unread</dt>
        <dd className={counts?.unread ? "numerals mails__unread" : "numerals"}>{counts?.unread ?? "–"}</dd>
      </div>
      <div>
        <dt>All</dt>
        <dd className="numerals">{counts?.total ?? "–"}</dd>
      </div>
    </dl>
  );
}
