import type { Arguments } from "#contract/client.ts";
import type { Endpoint, Exchange } from "#contract/endpoint.ts";
import { api } from "#web/api/api-client.ts";
import { type Draft, keepDraft } from "#web/browser-state/draft-store.ts";
import { formatNumber } from "#web/ui/format/numbers.ts";
import { errorReason, unanswered } from "./error-message.ts";

/** How a change is undone. Plain data, so that a toast's Undo survives leaving the page. */
export type Undo = {
  calls: UndoCall[];
  /** The toasts' titles after undoing it, and where the thing is if that failed. */
  texts: { undone: string; failed: string; otherwise?: string };
  /** The list in the answer that names what couldn't be undone, and why it couldn't. */
  left?: { list: string; reason: string };
  /** What to put back into a form of this page afterwards. */
  offer?: { key: string; draft: Draft };
};
/** `count` is how many things it's about. */
export type UndoCall = { endpoint: Endpoint; input: unknown; count: number };

export const undoCall = <E extends Exchange>({ method, path }: Endpoint<E>, ...[input]: Arguments<E>): UndoCall => ({
  endpoint: { method, path },
  input,
  count: 1,
});

type Told = { title: string; description?: string; tone?: "bad"; mayTryAgain?: boolean };

/** Undoes a change. Returns the toast that says how it went. If some of it couldn't be undone, it says how much and why. */
export async function carryOut({ calls, texts, left, offer }: Undo): Promise<Told> {
  const reasons: string[] = [];
  for (const { endpoint, input, count } of calls) {
    try {
      const answer: unknown = await api(endpoint, input as object); // undoCall has checked it
      reasons.push(...reasonsIn(answer, left));
    } catch (error) {
      if (calls.length > 1) reasons.push(...Array<string>(count).fill(errorReason(error, unanswered)));
      else {
        const description = [errorReason(error, unanswered), texts.otherwise].filter(Boolean).join(" ");
        return { title: texts.failed, description, tone: "bad", mayTryAgain: true };
      }
    }
  }
  const [reason] = reasons;
  if (reason !== undefined)
    return {
      title: texts.failed,
      description: `${formatNumber(reasons.length)} didn’t change. ${reason}`,
      tone: "bad",
    };
  if (offer) keepDraft(offer.key, offer.draft);
  return { title: texts.undone };
}

/** Returns why things in a bulk outcome were refused, or in another answer were left. */
function reasonsIn(answer: unknown, left: Undo["left"]): string[] {
  const lists = (answer ?? {}) as Record<string, { error?: string }[] | undefined>; // or there are none of these names
  const refused = lists.refused?.map(({ error = "" }) => error) ?? [];
  return left ? [...refused, ...(lists[left.list]?.map(() => left.reason) ?? [])] : refused;
}
