/** A response that is longer than it may be. */
export class TooLong extends TypeError {}

/** Reads a response's whole body. One that never ends fails before it fills the memory, just like one that breaks off. */
export async function readAtMost({ body }: Response, mostBytes: number): Promise<Uint8Array<ArrayBuffer>> {
  const chunks: Uint8Array<ArrayBuffer>[] = [];
  let bytes = 0;
  for await (const chunk of body ?? []) {
    bytes += chunk.length;
    if (bytes > mostBytes) throw new TooLong(`This response is longer than ${mostBytes} bytes`);
    chunks.push(chunk);
  }
  return new Uint8Array(await new Blob(chunks).arrayBuffer());
}
