import type { ContactMessage } from "#contract/contact-messages/admin/schemas.ts";
import type { Inbox } from "#web/features/contact-messages/admin/use-inbox.ts";
import { SelectionBar } from "#web/ui/lists/selecting/selection-bar.tsx";
import { useSelection } from "#web/ui/lists/selecting/use-selection.ts";
import { useRowMenu } from "#web/ui/table/use-row-menu.tsx";
import { isInMenu, messageActions } from "./message-actions.ts";
import { MessageRow } from "./message-row.tsx";
import "./mails.css";

type MessageRowsProps = { messages: ContactMessage[]; inbox: Inbox };

const nameOf = ({ name }: ContactMessage) => `The message from ${name}`;

/** The messages, with bulk actions. */
export function MessageRows({ messages, inbox }: MessageRowsProps) {
  const selection = useSelection(messages);
  const actions = messageActions(inbox);
  const menu = useRowMenu({ actions: actions.filter(isInMenu), nameOf, onSettled: inbox.refresh });
  return (
    <>
      <SelectionBar selection={selection} actions={actions} what="messages" nameOf={nameOf} onSettled={inbox.refresh} />
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
