import type { ConnectionError } from "fastify";
import { type ErrorCode, errorStatus } from "#contract/errors.ts";
import { tooSlow } from "#server/errors.ts";

type Stream = { destroyed: boolean; writable: boolean; end: (data: string) => unknown; destroy: () => unknown };

const sentences = {
  headers_too_large: "The request’s headers are too large.",
  request_timeout: tooSlow().message,
  invalid_input: "The request isn’t valid HTTP.",
} as const satisfies Partial<Record<ErrorCode, string>>;

const codes: Record<string, keyof typeof sentences> = {
  HPE_HEADER_OVERFLOW: "headers_too_large",
  ERR_HTTP_REQUEST_TIMEOUT: "request_timeout",
};

/** Answers a request that isn't HTTP, or came too slowly, in the shape of every other error, and ends the connection. */
export function clientErrorHandler(headers: Record<string, string>) {
  const lines = Object.entries(headers).map(([name, value]) => `${name}: ${value}`);
  return (error: ConnectionError, socket: Stream) => {
    if (error.code === "ECONNRESET" || socket.destroyed || !socket.writable) return socket.destroy();
    const code = codes[error.code] ?? "invalid_input";
    const body = JSON.stringify({ error: sentences[code], code });
    const head = [
      `HTTP/1.1 ${errorStatus[code]} Refused`,
      ...lines,
      "content-type: application/json; charset=utf-8",
      `content-length: ${Buffer.byteLength(body)}`,
      "connection: close",
    ];
    return socket.end(`${head.join("\r\n")}\r\n\r\n${body}`);
  };
}
