/** What a provider says of itself, its keys and a person is a few kilobytes. */
const mostBytes = 1024 * 1024;

/** The same answer, read whole. One that does not end fails before it has filled the memory, as one that breaks off does. */
export async function shortAnswer(answer: Response): Promise<Response> {
  const { body, status, statusText, headers } = answer;
  if (!body) return answer;
  const chunks: Uint8Array<ArrayBuffer>[] = [];
  let bytes = 0;
  for await (const chunk of body) {
    bytes += chunk.length;
    if (bytes > mostBytes) throw new TypeError("This answer is longer than 1 MB");
    chunks.push(chunk);
  }
  return new Response(new Blob(chunks), { status, statusText, headers });
}
