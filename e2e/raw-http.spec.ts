import { once } from "node:events";
import { connect } from "node:net";
import type { RunningSite } from "./fixtures/sites.ts";
import { expect, test } from "./fixtures/test.ts";

/** Sends these bytes to the site. Returns its response once it closes the connection. */
async function sendRaw(site: RunningSite, bytes: string): Promise<string> {
  const socket = connect(Number(new URL(site.origin).port), "127.0.0.1");
  let answer = "";
  socket.on("data", (chunk) => {
    answer += chunk;
  });
  socket.write(bytes);
  await once(socket, "close");
  return answer;
}

const post = "POST /api/contact HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\n";

test.describe("malformed HTTP is refused in the usual error format, and the connection ends", () => {
  for (const [what, bytes, status] of [
    ["two lengths", `${post}Content-Length: 2\r\nContent-Length: 3\r\n\r\n{}`, 400],
    ["a length and chunks", `${post}Content-Length: 2\r\nTransfer-Encoding: chunked\r\n\r\n0\r\n\r\n`, 400],
    ["a chunk that isn't one", `${post}Transfer-Encoding: chunked\r\n\r\nzz\r\n`, 400],
    ["headers of 20 KB", `GET / HTTP/1.1\r\nHost: x\r\nX-Long: ${"x".repeat(20_000)}\r\n\r\n`, 431],
  ] as const) {
    test(`${what}`, async ({ site }) => {
      const answer = await sendRaw(site, bytes);
      expect(answer).toMatch(new RegExp(`^HTTP/1.1 ${status} `));
      expect(answer).toContain('"code":');
      expect(answer).toContain("x-content-type-options: nosniff");
    });
  }

  test("a request without a host is refused", async ({ site }) => {
    expect(await sendRaw(site, "GET / HTTP/1.1\r\nConnection: close\r\n\r\n")).toMatch(/^HTTP\/1.1 400 /);
  });
});
