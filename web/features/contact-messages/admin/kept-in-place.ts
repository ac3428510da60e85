import { useLayoutEffect, useRef, useState } from "react";
import type { ContactMessage } from "#contract/contact-messages/admin/schemas.ts";

/** Merges messages that were marked as read here, and so left the list, back into it, each after the message that preceded it. */
export function keptInPlace(
  listed: ContactMessage[],
  shown: ContactMessage[],
  kept: ReadonlyMap<string, ContactMessage>,
) {
  const rows = [...listed];
  const placeOf = (id: string | undefined) => rows.findIndex((row) => row.id === id);
  for (const [at, { id }] of shown.entries()) {
    const message = kept.get(id);
    if (!message || placeOf(id) >= 0) continue;
    const before = shown.slice(0, at).findLast((row) => placeOf(row.id) >= 0);
    rows.splice(placeOf(before?.id) + 1, 0, message);
  }
  return rows;
}

const none: ReadonlyMap<string, ContactMessage> = new Map();

/**
 * Keeps messages marked as read in the list of unread ones, so that rows don't move under the pointer, until the list is left or
 * filtered differently. `list` identifies the filter.
 */
export function useKeptInPlace(listed: ContactMessage[], list: string) {
  const [kept, setKept] = useState({ list, messages: none });
  const shown = useRef<ContactMessage[]>([]);
  const rows = kept.list === list ? keptInPlace(listed, shown.current, kept.messages) : listed;
  useLayoutEffect(() => {
    shown.current = rows;
  });

  function change(edit: (messages: Map<string, ContactMessage>) => void) {
    setKept((before) => {
      const messages = new Map(before.list === list ? before.messages : none);
      edit(messages);
      return { list, messages };
    });
  }
  return {
    rows,
    keep: (messages: ContactMessage[]) =>
      change((all) => {
        for (const message of messages) all.set(message.id, message);
      }),
    release: (ids: string[]) =>
      change((all) => {
        for (const id of ids) all.delete(id);
      }),
  };
}
