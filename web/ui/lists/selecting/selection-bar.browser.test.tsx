import { useState } from "react";
import { expect, test } from "vitest";
import { page, userEvent } from "vitest/browser";
import type { BulkOutcome } from "#contract/bulk.ts";
import { inPage } from "#web/testing/in-page.tsx";
import { unanswered } from "#web/ui/feedback/error-message.ts";
import { toast } from "#web/ui/feedback/toast-queue.ts";
import type { BulkAction } from "./bulk-action.ts";
import { RowCheckbox } from "./row-checkbox.tsx";
import { SelectionBar } from "./selection-bar.tsx";
import { useSelection } from "./use-selection.ts";

type Row = { id: string; name: string };
const rowsOf = (count: number): Row[] =>
  Array.from({ length: count }, (_, place) => ({ id: String(place), name: `message ${place + 1}` }));

type InboxProps = { count: number; send: BulkAction<Row>["send"]; ask?: BulkAction<Row>["ask"] };

/** A list whose rows go once they're archived. */
function Inbox({ count, send, ask }: InboxProps) {
  const [rows, setRows] = useState(() => rowsOf(count));
  const selection = useSelection(rows);
  const archive: BulkAction<Row> = {
    label: "Archive",
    send,
    ...(ask && { ask }),
    done: (number) => `${number} archived`,
    failureTitle: "Couldn’t archive them",
    onDone(changed, onUndone) {
      setRows((now) => now.filter((row) => !changed.includes(row)));
      const undo = () => {
        setRows((now) => [...changed, ...now]);
        onUndone();
      };
      toast({ title: `${changed.length} messages archived`, action: { label: "Undo", act: undo } });
    },
  };
  return (
    <>
      <input type="search" aria-label="Search" />
      <SelectionBar
        selection={selection}
        actions={[archive]}
        itemsName="messages"
        nameOf={({ name }) => name}
        onSettled={() => undefined}
      />
      <ul>
        {rows.map((row) => (
          <li key={row.id}>
            <RowCheckbox row={row} name={row.name} selection={selection} />
          </li>
        ))}
      </ul>
    </>
  );
}

const all = (count: number) => page.getByRole("checkbox", { name: `Select all ${count} messages shown` });
const checkbox = (number: number) => page.getByRole("checkbox", { name: `Select message ${number}`, exact: true });
const press = (name: string) => userEvent.click(page.getByRole("button", { name, exact: true }));
const done = (ids: string[]): BulkOutcome => ({ done: ids, refused: [] });

test("if only some calls of many arrive, those are counted, the rest stay selected, and typing goes on", async () => {
  const calls: string[][] = [];
  const second = Promise.withResolvers<BulkOutcome>();
  const send = async (ids: string[]) => {
    calls.push(ids);
    return calls.length === 2 ? second.promise : done(ids);
  };
  await inPage(<Inbox count={142} send={send} />);
  await userEvent.click(all(142));
  await press("Archive");
  await expect.poll(() => calls.map(({ length }) => length)).toEqual([100, 42]);
  await userEvent.click(page.getByRole("searchbox"));
  await userEvent.keyboard("ma");
  second.reject(new TypeError("no answer"));
  await expect.element(page.getByText("100 of 142 done.")).toBeVisible();
  await userEvent.keyboard("ny ones");
  await expect.element(page.getByRole("searchbox")).toHaveValue("many ones");
  await expect.element(page.getByText(`The other 42 didn’t all go through. ${unanswered}`)).toBeVisible();
  await expect.element(page.getByText("42 selected")).toBeVisible();
  await expect.element(page.getByText("100 messages archived")).toBeVisible();
  await press("Try the rest");
  await expect.element(page.getByText("42 messages archived")).toBeVisible();
  await expect.element(page.getByText("100 of 142 done.")).not.toBeInTheDocument();
  expect(calls.at(-1)).toEqual(calls[1]);
});

test("what was done of many is said to be undone once it is, and the rest can still be tried", async () => {
  const calls: string[][] = [];
  const send = async (ids: string[]) => {
    calls.push(ids);
    if (calls.length === 2) throw new TypeError("no answer");
    return done(ids);
  };
  await inPage(<Inbox count={142} send={send} />);
  await userEvent.click(all(142));
  await press("Archive");
  await expect.element(page.getByText("100 of 142 done.")).toBeVisible();
  await press("Undo");
  await expect.element(page.getByText("100 of 142 done, and undone again.")).toBeVisible();
  await expect.element(page.getByText("42 selected")).toBeVisible();
  await press("Try the rest");
  await expect.element(page.getByText("42 messages archived")).toBeVisible();
  expect(calls.at(-1)).toEqual(calls[1]);
});

test("rows that the server refuses are named with its reason, and stay selected", async () => {
  const send = async ([first = "", ...rest]: string[]) => ({
    done: rest,
    refused: [{ id: first, error: "Somebody else has archived it" }],
  });
  await inPage(<Inbox count={3} send={send} />);
  await userEvent.click(all(3));
  await press("Archive");
  await expect.element(page.getByText("2 of 3 done.")).toBeVisible();
  await expect.element(page.getByText("message 1: Somebody else has archived it")).toBeVisible();
  await expect.element(page.getByText("1 selected")).toBeVisible();
  await userEvent.click(page.getByText("Dismiss"));
  await expect.element(page.getByText("2 of 3 done.")).not.toBeInTheDocument();
});

test("with Shift, all rows from the last one pressed are selected; Escape clears them", async () => {
  await inPage(<Inbox count={9} send={async (ids) => done(ids)} />);
  await userEvent.click(checkbox(2));
  await userEvent.keyboard("{Shift>}");
  await userEvent.click(checkbox(6));
  await userEvent.keyboard("{/Shift}");
  await expect.element(page.getByText("5 selected")).toBeVisible();
  await userEvent.keyboard("{Escape}");
  await expect.element(checkbox(4)).not.toBeChecked();
});

test("Escape in the question closes it and keeps the selection; once it's answered, the focus goes to the bar", async () => {
  const ask = () => ({
    title: "Archive 2?",
    text: "They go.",
    confirmLabel: "Archive 2",
    pendingLabel: "Archiving...",
  });
  await inPage(<Inbox count={5} send={async (ids) => done(ids)} ask={ask} />);
  for (const number of [1, 2]) await userEvent.click(checkbox(number));
  await press("Archive");
  await expect.element(page.getByRole("dialog", { name: "Archive 2?" })).toBeVisible();
  await userEvent.keyboard("{Escape}");
  await expect.element(page.getByText("2 selected")).toBeVisible();
  await expect.element(page.getByRole("button", { name: "Archive", exact: true })).toHaveFocus();
  await press("Archive");
  await press("Archive 2");
  await expect.element(page.getByText("2 messages archived")).toBeVisible();
  await expect.element(all(3)).toHaveFocus();
});
