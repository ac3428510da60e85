import { type ReactNode, useState } from "react";
import { expect, test, vi } from "vitest";
import { page, userEvent } from "vitest/browser";
import { inPage } from "#web/testing/in-page.tsx";
import { Dialog } from "#web/ui/overlays/dialog.tsx";
import { toast } from "./toast-queue.ts";

const card = () => document.querySelector<HTMLElement>(".toast");
const shownMs = () => Number(card()?.querySelector(".toast__time")?.getAnimations()[0]?.currentTime);
const expectNone = () => expect.poll(card).toBeNull();

function WithDialog({ children }: { children?: ReactNode }) {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <button type="button" onClick={() => setOpen(true)}>
        Open
      </button>
      <Dialog isOpen={isOpen} onClose={() => setOpen(false)} title="A question">
        {children}
      </Dialog>
    </>
  );
}

test("news is read out politely, and what failed at once", async () => {
  await inPage(<p>A page.</p>);
  toast({ title: "Saved" });
  await expect.element(page.getByRole("status").getByText("Saved")).toBeVisible();
  toast({ title: "Couldn’t save", tone: "bad" });
  await expect.element(page.getByRole("alert").getByText("Couldn’t save")).toBeVisible();
  await expect.element(page.getByText("Saved", { exact: true })).not.toBeInTheDocument();
});

test("a toast goes by itself once its time is over, but not while the pointer is on it", async () => {
  await inPage(<p>A page.</p>);
  toast({ title: "Saved", durationMs: 600 });
  await userEvent.hover(page.getByText("Saved"));
  const stopped = shownMs();
  await new Promise((resolve) => setTimeout(resolve, 900));
  expect(shownMs()).toBeLessThan(stopped + 100);
  await userEvent.unhover(page.getByText("Saved"));
  await expectNone();
});

test("its time goes on when a dialog opens over the page and closes again", async () => {
  await inPage(<WithDialog />);
  toast({ title: "Couldn’t save", tone: "bad", durationMs: 60_000 });
  await expect.poll(shownMs).toBeGreaterThan(700);
  await userEvent.click(page.getByRole("button", { name: "Open" }));
  await expect.poll(() => card()?.closest("dialog")).not.toBeNull();
  expect(shownMs()).toBeGreaterThan(700);
  const inDialog = shownMs();
  await userEvent.keyboard("{Escape}");
  await expect.poll(() => card()?.closest("dialog")).toBeNull();
  expect(shownMs()).toBeGreaterThanOrEqual(inDialog);
});

test("its button acts once and takes the toast with it", async () => {
  const act = vi.fn<() => void>();
  await inPage(<p>A page.</p>);
  toast({ title: "Cup deleted", action: { label: "Undo", act } });
  await userEvent.click(page.getByRole("button", { name: "Undo" }));
  expect(act).toHaveBeenCalledOnce();
  await expectNone();
});

test("dismissed by keyboard, the focus stays with the notifications", async () => {
  await inPage(<p>A page.</p>);
  toast({ title: "Saved" });
  await userEvent.keyboard("{F8}{Tab}");
  await expect.element(page.getByRole("button", { name: "Dismiss" })).toHaveFocus();
  await userEvent.keyboard("{Enter}");
  await expectNone();
  await expect.element(page.getByRole("region", { name: "Notifications (F8)" })).toHaveFocus();
});

test("swiped far enough to the right it goes, and less far it springs back", async () => {
  await inPage(<p>A page.</p>);
  toast({ title: "Saved", durationMs: 60_000 });
  await expect.element(page.getByText("Saved")).toBeVisible();
  const drag = (type: string, clientX: number) =>
    card()?.dispatchEvent(new PointerEvent(type, { bubbles: true, pointerId: 1, button: 0, clientX }));
  vi.spyOn(Element.prototype, "setPointerCapture").mockImplementation(() => {}); // these pointers are made up
  for (const [type, x] of [
    ["pointerdown", 100],
    ["pointermove", 130],
    ["pointerup", 130],
  ] as const)
    drag(type, x);
  expect(card()?.style.translate).toBe("");
  drag("pointerdown", 100);
  drag("pointermove", 170);
  expect(card()?.style.translate).toBe("70px");
  drag("pointerup", 170);
  await expectNone();
  vi.restoreAllMocks();
});
