import { useId } from "react";
import type { Health } from "#contract/health/schemas.ts";
import { formatNumber } from "#web/ui/format/numbers.ts";
import { useKeptFocus } from "#web/ui/lists/use-kept-focus.ts";
import { UndeliveredTable } from "./undelivered-table.tsx";
import "./mail-section.css";

/** Whether mail is being delivered, and the messages that failed. */
export function MailSection({
  mail: { isSent, waiting, lastError, undelivered, undeliveredCount },
}: Pick<Health, "mail">) {
  const headingId = useId();
  const focus = useKeptFocus<HTMLDivElement>();
  const more = undeliveredCount - undelivered.length;
  return (
    <section className="mail-section" aria-labelledby={headingId}>
      <h3 id={headingId}>Mail</h3>
      {!isSent && <p>No mail server is set: mails are saved as files in the data folder. Set SMTP_URL to send them.</p>}
      <p>
        {waiting === 0 ? "No message is waiting." : `${formatNumber(waiting)} waiting to be sent.`}
        {lastError && ` The last attempt failed: ${lastError}`}
      </p>
      <div {...focus} tabIndex={-1}>
        {undelivered.length > 0 ? (
          <>
            <p>These couldn’t be delivered after a day of attempts. Links in them may have expired.</p>
            <UndeliveredTable messages={undelivered} hasAllRows={more === 0} />
            {more > 0 && <p className="muted">And {formatNumber(more)} older ones.</p>}
          </>
        ) : (
          <p>Every message was delivered.</p>
        )}
      </div>
    </section>
  );
}
