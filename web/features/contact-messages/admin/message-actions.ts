import { contactMessagesAdminApi } from "#contract/contact-messages/admin/endpoints.ts";
import type { ContactMessage } from "#contract/contact-messages/admin/schemas.ts";
import { messageTexts } from "#contract/contact-messages/constants.ts";
import { undoCall } from "#web/ui/feedback/undo.ts";
import { formatNumber } from "#web/ui/format/numbers.ts";
import type { BulkAction } from "#web/ui/lists/selecting/bulk-action.ts";
import { toastManyDeleted, toastManyDone } from "#web/ui/lists/selecting/toast-many-done.ts";
import { changeMessages } from "./message-calls.ts";
import type { InboxState } from "./use-inbox.ts";

const markAsRead = "Mark as read";
const messages = ({ length }: { length: number }) => (length === 1 ? "message" : `${formatNumber(length)} messages`);
const idsOf = (rows: ContactMessage[]) => rows.map(({ id }) => id);

/** Shows a toast with Undo after messages were archived or unarchived. */
export function toastMoved(rows: ContactMessage[], to: "archive" | "unarchive", onSettled: () => void) {
  const isIn = to === "archive";
  const count = rows.length === 1 ? "Message" : messages(rows);
  toastManyDone({
    title: isIn ? `${count} archived` : `${count} moved out of the archive`,
    ids: idsOf(rows),
    undo: (ids) => undoCall(contactMessagesAdminApi.change, { body: { change: isIn ? "unarchive" : "archive", ids } }),
    texts: { undone: "Undone", failed: isIn ? messageTexts.unarchiveFailed : messageTexts.archiveFailed },
    onSettled,
  });
}

type Changes = Pick<InboxState, "marked" | "left" | "refresh">;

/** Whether an action is in the row's menu. "Mark as read" isn't, because each new message has a button for it. */
export const isInMenu = ({ label }: BulkAction<ContactMessage>) => label !== markAsRead;

export const messageActions = ({ marked, left, refresh }: Changes): BulkAction<ContactMessage>[] => [
  {
    label: markAsRead,
    appliesTo: ({ isRead }) => !isRead,
    send: (ids) => changeMessages("read", ids),
    done: (count) => `${count} marked as read`,
    failureTitle: messageTexts.readFailed,
    onDone: (rows) => marked(rows.map((row) => ({ ...row, isRead: true }))),
  },
  {
    label: "Mark as unread",
    appliesTo: ({ isRead, isArchived }) => isRead && !isArchived,
    send: (ids) => changeMessages("unread", ids),
    done: (count) => `${count} marked as unread`,
    failureTitle: messageTexts.unreadFailed,
    onDone: (rows) => marked(rows.map((row) => ({ ...row, isRead: false }))),
  },
  ...(["archive", "unarchive"] as const).map((change): BulkAction<ContactMessage> => {
    const isIn = change === "archive";
    return {
      label: isIn ? "Archive" : "Move out of archive",
      appliesTo: ({ isArchived }) => isArchived !== isIn,
      send: (ids) => changeMessages(change, ids),
      done: (count) => (isIn ? `${count} archived` : `${count} moved out of the archive`),
      failureTitle: isIn ? messageTexts.archiveFailed : messageTexts.unarchiveFailed,
      onDone: (rows) => {
        left(idsOf(rows));
        toastMoved(rows, change, refresh);
      },
    };
  }),
  {
    label: "Delete",
    isDestructive: true,
    ask: (rows) => ({
      title: `Delete ${messages(rows)}?`,
      text: `You can restore ${rows.length === 1 ? "it" : "them"} for up to 30 days, in Settings, Bin.`,
      confirmLabel: `Delete ${messages(rows)}`,
      pendingLabel: "Deleting...",
    }),
    send: (ids) => changeMessages("delete", ids),
    done: (count) => `${count} deleted`,
    failureTitle: messageTexts.deleteFailed,
    onDone: (rows) => {
      left(idsOf(rows));
      const title = rows.length === 1 ? messageTexts.deleted : `${messages(rows)} deleted`;
      toastManyDeleted({ ids: idsOf(rows), title, onSettled: refresh });
    },
  },
];
