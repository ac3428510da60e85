import { createContext, type ReactNode, use, useId } from "react";

const Shared = createContext<{ id: string; message: string } | undefined>(undefined);

type SharedErrorProps = { problems: Record<string, string | undefined>; children: ReactNode };

/** Around a form's fields: a message that several of them have is shown once, above them, and each is tied to it. */
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

/** The id of this message where it is shown above the fields. */
export function useSharedError(error: string | undefined): string | undefined {
  const shared = use(Shared);
  return error && error === shared?.message ? shared.id : undefined;
}
