import { binTexts } from "#contract/bin/constants.ts";
import { binApi } from "#contract/bin/endpoints.ts";
import { ApiFailure } from "#contract/client.ts";
import { contactMessagesAdminApi } from "#contract/contact-messages/admin/endpoints.ts";
import type { ContactMessage } from "#contract/contact-messages/admin/schemas.ts";
import { type MessageChange, messageTexts } from "#contract/contact-messages/constants.ts";
import { api } from "#web/api/api-client.ts";
import { toastUndoable } from "#web/ui/feedback/toast-undoable.ts";
import { type Undo, undoCall } from "#web/ui/feedback/undo.ts";
import { formatNumber } from "#web/ui/format/numbers.ts";
import { type BulkAction, partsOf } from "#web/ui/lists/selecting/bulk-action.ts";
import type { InboxState } from "./use-inbox.ts";

const markAsRead = "Mark as read";
const messages = ({ length }: { length: number }) => (length === 1 ? "message" : `${formatNumber(length)} messages`);
const idsOf = (rows: ContactMessage[]) => rows.map(({ id }) => id);

type OnSettled = (isUndone: boolean) => void;

/** Shows a toast with Undo after messages were archived or unarchived. */
export function toastMoved(rows: ContactMessage[], to: "archive" | "unarchive", onSettled: OnSettled) {
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

export function messageActions({ marked, left, refresh }: Changes): BulkAction<ContactMessage>[] {
  const settled = (onUndone: () => void) => (isUndone: boolean) => {
    refresh();
    if (isUndone) onUndone();
  };
  return [
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
        onDone: (rows, onUndone) => {
          left(idsOf(rows));
          toastMoved(rows, change, settled(onUndone));
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
      onDone: (rows, onUndone) => {
        left(idsOf(rows));
        const title = rows.length === 1 ? messageTexts.deleted : `${messages(rows)} deleted`;
        toastManyDeleted({ ids: idsOf(rows), title, onSettled: settled(onUndone) });
      },
    },
  ];
}

const changeMessages = (change: MessageChange, ids: string[]) =>
  api(contactMessagesAdminApi.change, { body: { change, ids } });

/** Changes one message. Throws an ApiFailure with the server's sentence if it was refused. */
export async function changeMessage(change: MessageChange, id: string) {
  const { refused } = await changeMessages(change, [id]);
  if (refused[0]) throw new ApiFailure(409, JSON.stringify(refused[0]), "Conflict");
}

type Done = {
  title: string;
  ids: string[];
  /** Undoes it for at most `maxBulk` of them. */
  undo: (ids: string[]) => Undo["calls"][number];
  texts: Undo["texts"];
  onSettled: OnSettled;
};

/** Shows a toast for a change to several things, with Undo. If some can't be undone, says how many and the first reason. */
const toastManyDone = ({ title, ids, undo, texts, onSettled }: Done) =>
  toastUndoable({
    title,
    replaceKey: title,
    undo: { calls: partsOf(ids).map((part) => ({ ...undo(part), count: part.length })), texts },
    onSettled,
  });

type Deleted = Pick<Done, "title" | "ids" | "onSettled">;

/** Shows a toast for the deletion of several things, with a button that restores them. */
const toastManyDeleted = (deleted: Deleted) =>
  toastManyDone({
    ...deleted,
    undo: (ids) => undoCall(binApi.restoreMany, { body: { ids } }),
    texts: { undone: binTexts.restored, failed: binTexts.restoreFailed },
  });
