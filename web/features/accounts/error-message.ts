import { ApiFailure } from "#contract/client.ts";
import { unreachable } from "#web/ui/feedback/error-message.ts";

type Texts = { title: string; description?: string };

/** The server's own sentence where it gave one. A site that is down, or a line that is, is never told as a wrong password. */
export const describeError =
  ({ title, description = "Please try again in a moment." }: Texts) =>
  (error: unknown) => ({ title, description: reasonFor(error, description) });

function reasonFor(error: unknown, refusal: string): string {
  if (!(error instanceof ApiFailure)) return unreachable();
  if (error.sentence) return error.sentence;
  return error.status < 500 ? refusal : "Something went wrong on our side. Please try again in a moment.";
}
