import { promisify } from "node:util";
import { brotliCompress, constants, gzip } from "node:zlib";
import { concurrencyLimit } from "#server/platform/process/concurrency-limit.ts";

const compressBrotli = promisify(brotliCompress);
const compressGzip = promisify(gzip);

/** Each run takes several megabytes. */
const limit = concurrencyLimit({ atOnce: 2, waiting: 256 });

/** Compresses bytes into every encoding that browsers ask for, on the thread pool rather than the event loop. */
export async function compressed(raw: Buffer) {
  const { BROTLI_PARAM_QUALITY, BROTLI_PARAM_SIZE_HINT } = constants;
  const params = { [BROTLI_PARAM_QUALITY]: 5, [BROTLI_PARAM_SIZE_HINT]: raw.length };
  const [br, gz] = await limit(() => Promise.all([compressBrotli(raw, { params }), compressGzip(raw)]));
  return { raw: alone(raw), br: alone(br), gzip: alone(gz) };
}

/** Copies a buffer that is a small view of a large block, or the whole block would stay in memory. */
const alone = (bytes: Buffer) =>
  bytes.length === bytes.buffer.byteLength ? bytes : Buffer.from(new Uint8Array(bytes).buffer);
