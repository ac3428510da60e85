import { createContext, type ReactNode, use, useId } from "react";

const Shared = createContext<{ id: string; message: string } | undefined>(undefined);

type SharedErrorProps = { problems: Record<string, string | undefined>; children: ReactNode };

/** Wraps a form's fields. A message that several of them share is shown once, above them, and tied to each. */
export function SharedError({ problems, children }: SharedErrorProps) {
  const id = useId();
  const messages = Object.values(problems);
  const message = messages.find((one, index) => one && messages.indexOf(one) !== index);
  return (
    <Shared value={message ? { id, message } : undefined}>
      {message && (
        <p className="error full" id={id}>
          {message}
        </p>
      )}
      {children}
    </Shared>
  );
}

/** Returns the id of the shared message if this error is shown above the fields, or undefined. */
export function useSharedError(error: string | undefined): string | undefined {
  const shared = use(Shared);
  return error && error === shared?.message ? shared.id : undefined;
}
