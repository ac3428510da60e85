import { useRef, useState } from "react";
import { flushSync } from "react-dom";
import { currentPath } from "./current-path.ts";

const load = () => import("#web/features/accounts/sign-in/sign-in-dialog.tsx").catch(() => undefined);
type SignInDialog = NonNullable<Awaited<ReturnType<typeof load>>>["SignInDialog"];

/** How a Sign In button opens the dialog, and gets it ready. */
export type SignInTrigger = { open: () => void; prepare: () => void };

/** The sign-in dialog, which loads when it's first needed. If it can't load, the page does the same job. */
export function useSignInDialog(onSignedIn: () => void) {
  const [Dialog, setDialog] = useState<SignInDialog>();
  const [isOpen, setOpen] = useState(false);
  const [person, setPerson] = useState(0);
  const isUsed = useRef(false);

  async function open() {
    const loaded = await load();
    if (!loaded) return location.assign(`/login?${new URLSearchParams({ returnUrl: currentPath() })}`);
    if (isUsed.current) setPerson(person + 1); // a new dialog, without what the person before typed
    isUsed.current = false;
    setDialog(() => loaded.SignInDialog);
    setOpen(true);
  }

  function handleSignedIn() {
    isUsed.current = true;
    flushSync(() => setOpen(false)); // the focus is back on the page before the page changes
    onSignedIn();
  }

  const signInTrigger: SignInTrigger = { open: () => void open(), prepare: () => void load() };
  const dialog = Dialog && (
    <Dialog
      key={person}
      returnUrl={currentPath()}
      isOpen={isOpen}
      onClose={() => setOpen(false)}
      onSignedIn={handleSignedIn}
    />
  );
  return { signInTrigger, dialog };
}
