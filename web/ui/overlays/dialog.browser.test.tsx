import { type ComponentProps, useState } from "react";
import { expect, test, vi } from "vitest";
import { page, userEvent } from "vitest/browser";
import { inPage } from "#web/testing/in-page.tsx";
import { toast } from "#web/ui/feedback/toast-queue.ts";
import { Dialog } from "./dialog.tsx";

type QuestionProps = Partial<ComponentProps<typeof Dialog>> & { removesOpener?: boolean };

function Question({ removesOpener, onClose, ...props }: QuestionProps) {
  const [isOpen, setOpen] = useState(false);
  const [isGone, setGone] = useState(false);
  const close = () => {
    setOpen(false);
    onClose?.();
    if (removesOpener) setGone(true);
  };
  return (
    <ul>
      <li>
        {!isGone && (
          <button type="button" onClick={() => setOpen(true)}>
            Open
          </button>
        )}
      </li>
      <Dialog title="A question" {...props} isOpen={isOpen} onClose={close}>
        {props.children ?? (
          <form>
            <input aria-label="Name" defaultValue="Sam" />
            <button type="button" onClick={close}>
              Save
            </button>
          </form>
        )}
      </Dialog>
    </ul>
  );
}

const opener = () => page.getByRole("button", { name: "Open" });
const dialog = () => page.getByRole("dialog", { name: "A question" });
const expectClosed = () => expect.element(dialog()).not.toBeInTheDocument();

async function opened(props: QuestionProps = {}) {
  await inPage(<Question {...props} />);
  await userEvent.click(opener());
  await expect.element(dialog()).toBeVisible();
}

test("a dialog starts in its first field, and its opener has the focus again after Escape", async () => {
  const onClose = vi.fn<() => void>();
  await opened({ onClose });
  await expect.element(page.getByLabelText("Name")).toHaveFocus();
  await userEvent.keyboard("{Escape}");
  await expectClosed();
  await expect.element(opener()).toHaveFocus();
  expect(onClose).toHaveBeenCalledOnce();
});

test("without a field, the focus starts on Close", async () => {
  await opened({ children: <p>Nothing to fill in.</p> });
  await expect.element(page.getByRole("button", { name: "Close" })).toHaveFocus();
});

test("other content starts at its first field", async () => {
  const { rerender } = await inPage(
    <Dialog isOpen title="A question" contentKey="first">
      <form>
        <input aria-label="First" />
      </form>
    </Dialog>,
  );
  await expect.element(page.getByLabelText("First")).toHaveFocus();
  await rerender(
    <Dialog isOpen title="A question" contentKey="second">
      <form>
        <input aria-label="Second" />
      </form>
    </Dialog>,
  );
  await expect.element(page.getByLabelText("Second")).toHaveFocus();
});

test("if its opener goes with it, the focus goes to the row that the opener was in", async () => {
  await opened({ removesOpener: true });
  await userEvent.click(page.getByRole("button", { name: "Save" }));
  await expectClosed();
  await expect.element(opener()).not.toBeInTheDocument();
  await expect.element(page.getByRole("listitem")).toHaveFocus();
});

test("a press outside closes it, but not one that began inside, as when text is selected", async () => {
  await opened();
  const name = page.getByLabelText("Name").element();
  const box = document.querySelector("dialog");
  const press = (type: string, target: Element | null) =>
    target?.dispatchEvent(new PointerEvent(type, { bubbles: true }));
  press("pointerdown", name);
  press("pointerup", box);
  box?.dispatchEvent(new MouseEvent("click", { bubbles: true }));
  await expect.element(dialog()).toBeVisible();
  press("pointerdown", box);
  press("pointerup", box);
  box?.dispatchEvent(new MouseEvent("click", { bubbles: true }));
  await expectClosed();
});

test("one that only its content can close stays, however often Escape is pressed", async () => {
  await opened({ isDismissible: false });
  await userEvent.keyboard("{Escape}{Escape}{Escape}");
  await expect.element(dialog()).toBeVisible();
  await expect.element(page.getByRole("button", { name: "Close" })).not.toBeInTheDocument();
  await userEvent.click(page.getByRole("button", { name: "Save" }));
  await expectClosed();
});

test("one that asks first stays, with what was typed", async () => {
  const mayClose = vi.fn<() => boolean>(() => false);
  await opened({ mayClose });
  await userEvent.fill(page.getByLabelText("Name"), "Sam and more");
  await userEvent.keyboard("{Escape}{Escape}");
  await expect.element(dialog()).toBeVisible();
  await expect.element(page.getByLabelText("Name")).toHaveValue("Sam and more");
  mayClose.mockReturnValue(true);
  await userEvent.keyboard("{Escape}");
  await expectClosed();
});

test("a toast lies over the dialog: F8 leads to it, and Escape there dismisses it instead of the dialog", async () => {
  await opened();
  toast({ title: "Couldn’t save", tone: "bad" });
  const alert = page.getByRole("alert").getByText("Couldn’t save");
  await expect.element(alert).toBeVisible();
  await userEvent.keyboard("{F8}");
  await expect.element(dialog().getByRole("region", { name: "Notifications (F8)" })).toHaveFocus();
  await userEvent.keyboard("{Escape}");
  await expect.element(alert).not.toBeInTheDocument();
  await expect.element(dialog()).toBeVisible();
});
