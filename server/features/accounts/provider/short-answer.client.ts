import { readAtMost } from "#server/platform/network/read-at-most.ts";

/** A provider's description, its keys and a profile are a few kilobytes each. */
const mostBytes = 1024 * 1024;

/** Reads the whole answer. One that never ends fails before it fills the memory, just like one that breaks off. */
export async function shortAnswer(answer: Response): Promise<Response> {
  const { body, status, statusText, headers } = answer;
  if (!body) return answer;
  return new Response(await readAtMost(answer, mostBytes), { status, statusText, headers });
}
