import { createContext, type ReactNode, use, useRef, useState } from "react";
import type { Member } from "#contract/accounts/schemas.ts";
import { ApiFailure } from "#contract/client.ts";
import { ConfirmationDialog } from "./confirmation-dialog.tsx";

type Confirmed = <Answer>(call: () => Promise<Answer>) => Promise<Answer>;
type Asking = { confirm: () => void; giveUp: () => void };

const ConfirmedContext = createContext<Confirmed>((call) => call());

/** Makes a call, and once more after the member has proven who they are, where the server asks for that. */
export const useConfirmed = () => use(ConfirmedContext);

/** Has the one dialog that asks a member for their password. Whoever closes it leaves the call refused. */
export function Confirmation({ member, children }: { member: Member; children: ReactNode }) {
  const [isOpen, setOpen] = useState(false);
  const asking = useRef<Asking>(undefined);

  const askPassword = () =>
    new Promise<void>((resolve, reject) => {
      asking.current = { confirm: resolve, giveUp: reject };
      setOpen(true);
    });

  const confirmed: Confirmed = async (call) => {
    try {
      return await call();
    } catch (refusal) {
      if (!(refusal instanceof ApiFailure && refusal.code === "confirm_first")) throw refusal;
      await askPassword().catch(() => {
        throw refusal;
      });
      return call();
    }
  };

  function handleConfirmed() {
    asking.current?.confirm();
    setOpen(false);
  }

  function handleClose() {
    asking.current?.giveUp(); // of no effect once confirmed
    setOpen(false);
  }

  return (
    <ConfirmedContext value={confirmed}>
      {children}
      <ConfirmationDialog member={member} isOpen={isOpen} onConfirmed={handleConfirmed} onClose={handleClose} />
    </ConfirmedContext>
  );
}
