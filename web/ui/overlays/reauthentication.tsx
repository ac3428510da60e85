import { createContext, type ReactNode, use, useRef, useState } from "react";
import { ApiFailure } from "#contract/client.ts";

type Confirmed = <Answer>(call: () => Promise<Answer>) => Promise<Answer>;
type Asking = { answer: Promise<void>; confirm: () => void; giveUp: () => void };

const ReauthenticationContext = createContext<Confirmed>((call) => call());

/** Returns a function that makes a call. If the server asks for reauthentication, prompts for it and retries once. */
export const useReauthentication = () => use(ReauthenticationContext);

/** The dialog that asks the person to sign in again. */
export type ReauthenticationPromptProps = { isOpen: boolean; onConfirmed: () => void; onClose: () => void };
type ReauthenticationProps = { dialog: (asked: ReauthenticationPromptProps) => ReactNode; children: ReactNode };

/** Provides the single reauthentication dialog. Closing it rejects every call that waits for it. */
export function Reauthentication({ dialog, children }: ReauthenticationProps) {
  const [isOpen, setOpen] = useState(false);
  const asking = useRef<Asking>(undefined);

  function askWhoItIs(): Promise<void> {
    asking.current ??= newAsking();
    setOpen(true);
    return asking.current.answer;
  }

  const confirmed: Confirmed = async (call) => {
    try {
      return await call();
    } catch (refusal) {
      if (!(refusal instanceof ApiFailure && refusal.code === "confirm_first")) throw refusal;
      await askWhoItIs().catch(() => {
        throw refusal;
      });
      return call();
    }
  };

  function end(how: "confirm" | "giveUp") {
    asking.current?.[how]();
    asking.current = undefined;
    setOpen(false);
  }

  return (
    <ReauthenticationContext value={confirmed}>
      {children}
      {dialog({ isOpen, onConfirmed: () => end("confirm"), onClose: () => end("giveUp") })}
    </ReauthenticationContext>
  );
}

function newAsking(): Asking {
  let confirm = () => {};
  let giveUp = () => {};
  const answer = new Promise<void>((resolve, reject) => {
    [confirm, giveUp] = [resolve, reject];
  });
  return { answer, confirm, giveUp };
}
