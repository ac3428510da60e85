import { ApiFailure } from "#contract/client.ts";
import { errorReason } from "#web/ui/feedback/error-message.ts";

type Texts = { title: string; description?: string };

/**
 * Describes a failure with the server's own sentence if there is one, so that an outage or a lost connection never reads like a
 * wrong password.
 */
export const describeAccountError =
  ({ title, description = "Please try again in a moment." }: Texts) =>
  (error: unknown) => ({ title, description: reasonFor(error, description) });

function reasonFor(error: unknown, refusal: string): string {
  const isPlainRefusal = error instanceof ApiFailure && error.status < 500 && !error.sentence;
  return isPlainRefusal ? refusal : errorReason(error);
}
