import { useRef, useState } from "react";
import { currentPath } from "./current-path.ts";

const load = () => import("#web/features/accounts/sign-in/sign-in-dialog.tsx").catch(() => undefined);
type SignInDialog = NonNullable<Awaited<ReturnType<typeof load>>>["SignInDialog"];

/** Opens the dialog, or preloads it. */
export type SignInTrigger = { open: () => void; prepare: () => void };

/** The sign-in dialog, loaded on first use. If it can't be loaded, opens the sign-in page instead. */
export function useSignInDialog(onSignedIn: () => void) {
  const [Dialog, setDialog] = useState<SignInDialog>();
  const [isOpen, setOpen] = useState(false);
  const [person, setPerson] = useState(0);
  const isUsed = useRef(false);

  async function open() {
    const loaded = await load();
    if (!loaded) return location.assign(`/login?${new URLSearchParams({ returnUrl: currentPath() })}`);
    if (isUsed.current) setPerson(person + 1); // a new dialog, without what the previous person typed
    isUsed.current = false;
    setDialog(() => loaded.SignInDialog);
    setOpen(true);
  }

  function handleSignedIn() {
    isUsed.current = true;
    setOpen(false);
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
