import { readAtMost } from "#server/platform/network/read-at-most.ts";

/** What a provider says of itself, its keys and a person is a few kilobytes. */
const mostBytes = 1024 * 1024;

/** The same answer, read whole. One that does not end fails before it has filled the memory, as one that breaks off does. */
export async function shortAnswer(answer: Response): Promise<Response> {
  const { body, status, statusText, headers } = answer;
  if (!body) return answer;
  return new Response(await readAtMost(answer, mostBytes), { status, statusText, headers });
}
