import { useLocation } from "@tanstack/react-router";
import { useState } from "react";
import { flushSync } from "react-dom";

const load = () => import("#web/features/accounts/account-dialog.tsx").catch(() => undefined);
type AccountDialog = NonNullable<Awaited<ReturnType<typeof load>>>["AccountDialog"];

/** How a Sign In button opens the dialog, and gets it ready. */
export type WayIn = { open: () => void; prepare: () => void };

/** The dialog for signing in, which loads when somebody reaches for it. Where it cannot be had, the page does the same. */
export function useAccountDialog(onSignedIn: () => void) {
  const here = useLocation({ select: ({ href }) => href });
  const [Dialog, setDialog] = useState<AccountDialog>();
  const [isOpen, setOpen] = useState(false);

  async function open() {
    const loaded = await load();
    if (!loaded) return location.assign(`/login?${new URLSearchParams({ returnUrl: here })}`);
    setDialog(() => loaded.AccountDialog);
    setOpen(true);
  }

  function handleSignedIn() {
    flushSync(() => setOpen(false)); // the focus is back on the page before the page changes
    onSignedIn();
  }

  const wayIn: WayIn = { open: () => void open(), prepare: () => void load() };
  const dialog = Dialog && <Dialog isOpen={isOpen} onClose={() => setOpen(false)} onSignedIn={handleSignedIn} />;
  return { wayIn, dialog };
}
