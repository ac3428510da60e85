import { useQuery } from "@tanstack/react-query";
import { badges, writtenCount } from "#web/api/badges.ts";
import { DashboardTabHead } from "#web/ui/lists/dashboard-tab-head.tsx";
import { Inbox } from "./inbox.tsx";
import { messageCounts } from "./messages.queries.ts";
import "#web/ui/marks/stats.css";
import "./messages-tab.css";

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
