import { once } from "node:events";
import { type IncomingMessage, request } from "node:http";
import { text } from "node:stream/consumers";

type Begun = { method?: string; headers: Record<string, string>; body: string | Buffer };

/**
 * Begins a request that the site works on while it waits for the body, which it has asked for with "100 Continue". `finish` sends
 * the body, and returns the response's status and text or what went wrong instead.
 */
export async function beginRequest(address: string, { method = "POST", headers, body }: Begun) {
  const length = String(Buffer.byteLength(body));
  const asked = request(address, {
    method,
    agent: false,
    headers: { ...headers, "content-length": length, expect: "100-continue" },
  });
  const answered = once(asked, "response").then(
    ([response]) => readResponse(response),
    (error: Error) => ({ status: error.message, body: "" }),
  );
  asked.flushHeaders();
  await once(asked, "continue");
  return {
    answered,
    finish: () => {
      asked.end(body);
      return answered;
    },
  };
}

async function readResponse(response: IncomingMessage) {
  return { status: response.statusCode ?? 0, body: await text(response) };
}
