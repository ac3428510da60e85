import { promisify } from "node:util";
import { brotliCompress, constants, gzip } from "node:zlib";
import { Turns } from "#server/platform/turns/turns.ts";

const compressBrotli = promisify(brotliCompress);
const compressGzip = promisify(gzip);

/** Each takes several megabytes while it runs; a request that waits here has waited for its answer already. */
const turns = new Turns({ atOnce: 2, waiting: Number.POSITIVE_INFINITY });

/** The bytes in every form that browsers ask for. It runs on the thread pool, never on the event loop. */
export async function compressed(raw: Buffer) {
  const { BROTLI_PARAM_QUALITY, BROTLI_PARAM_SIZE_HINT } = constants;
  const params = { [BROTLI_PARAM_QUALITY]: 5, [BROTLI_PARAM_SIZE_HINT]: raw.length };
  const [br, gz] = await turns.take(() => Promise.all([compressBrotli(raw, { params }), compressGzip(raw)]));
  return { raw: alone(raw), br: alone(br), gzip: alone(gz) };
}

/** A buffer is often a small view of a large block, all of which would be kept. */
const alone = (bytes: Buffer) =>
  bytes.length === bytes.buffer.byteLength ? bytes : Buffer.from(new Uint8Array(bytes).buffer);
