import { readAtMost } from "#server/platform/network/read-at-most.ts";

/** A provider's description, its keys and a profile are a few kilobytes each. */
const mostBytes = 1024 * 1024;

/** Reads the whole response. One that never ends fails before it fills the memory, just like one that breaks off. */
export async function shortResponse(response: Response): Promise<Response> {
  const { body, status, statusText, headers } = response;
  if (!body) return response;
  return new Response(await readAtMost(response, mostBytes), { status, statusText, headers });
}
