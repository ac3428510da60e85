import { ApiFailure } from "#contract/client.ts";
import { errorReason, unanswered } from "#web/ui/feedback/error-message.ts";

type Texts = {
  title: string;
  description?: string;
  /** Shown if no answer came. */
  lost?: string | undefined;
};

/**
 * Describes a failure with the server's own sentence if there is one, so that an outage or a lost connection never reads like a
 * wrong password.
 */
export const describeAccountError =
  ({ title, description = "Please try again in a moment.", lost = unanswered }: Texts) =>
  (error: unknown) => {
    const isPlainRefusal = error instanceof ApiFailure && error.status < 500 && !error.sentence;
    return { title, description: isPlainRefusal ? description : errorReason(error, lost) };
  };
