import { connect } from "node:net";
import { text } from "node:stream/consumers";
import { sql } from "drizzle-orm";
import { expect, test } from "vitest";
import { addressOf } from "#contract/client.ts";
import { signedInMember, signedInStaff } from "#server/testing/cast/cast.ts";
import { everyEndpoint } from "#server/testing/endpoints/every-endpoint.ts";
import { inputsWith } from "#server/testing/endpoints/texts-in-calls.ts";
import { isLong } from "#server/testing/records/is-long.ts";
import { aLoggedPath, itsLine, loggingAll } from "#server/testing/records/logged-call.ts";
import { startSiteProcess } from "#server/testing/site/site-process.ts";
import { useSite } from "#server/testing/site/use-site.ts";
import { auditLog } from "./audit-log.table.ts";

const site = useSite();
/** Ends the line, begins another, and clears what a terminal shows. */
const forging = 'Quill\r\n{"level":50,"msg":"forged"}\u001b[2K\u2028';

/** Makes every call as someone who may, once for each place that the text can be in. In the short form only those that create. */
async function putEverywhere(text: string) {
  const endpoints = (await everyEndpoint()).filter(({ method }) => isLong || method === "POST");
  for (const endpoint of endpoints) {
    const [member, admin] = [await signedInMember(site()), await signedInStaff(site(), "admin")];
    const headers = { cookie: `${member.cookie}; ${admin.cookie}` };
    for (const input of inputsWith(endpoint, text))
      await site().app.inject({
        method: endpoint.method,
        url: addressOf(endpoint, input),
        headers: { ...headers, ...(endpoint.body && { "content-type": "application/json" }) },
        ...(endpoint.body && { payload: JSON.stringify(input.body) }),
      });
  }
}

test("an audit entry's actor and target stay on one line, whatever text a call sends", async () => {
  await putEverywhere("Quill");
  expect(await site().db.$count(auditLog)).toBeGreaterThan(10);
  await putEverywhere(forging);
  const { actor, target } = auditLog;
  const isForged = sql`${target} || coalesce(${actor}, '') ~ '[[:cntrl:]\u2028]'`;
  expect(await site().db.select().from(auditLog).where(isForged)).toEqual([]);
});

test("nothing that a request sends can forge a line of the log", async () => {
  const running = await startSiteProcess({ ...loggingAll, DEMO_CONTENT: "off" });
  try {
    const json = { "content-type": "application/json" };
    const body = JSON.stringify({ username: forging, password: forging, email: forging, name: forging });
    for (const path of [
      "/api/admin/login",
      "/api/auth/login",
      "/api/contact",
      `/api/news/${encodeURIComponent(forging)}/view`,
    ])
      await fetch(running.origin + path, { method: "POST", headers: json, body });
    await fetch(`${running.origin}/${encodeURIComponent(forging)}?search=${encodeURIComponent(forging)}`);
    await sendRaw(running.origin, `GET /\u001b[2K HTTP/1.1\r\nHost: x\r\n\r\n`);
    await sendRaw(
      running.origin,
      `GET / HTTP/1.1\r\nHost: x\r\nUser-Agent: \u001b[2K\n{"msg":"forged"}\r\nConnection: close\r\n\r\n`,
    );
    await fetch(running.origin + aLoggedPath, { redirect: "manual" });
    await running.end("SIGTERM");
    expect(running.printed()).toContain(itsLine);
    expect(running.printed()).not.toContain("\u001b");
    expect(running.printed()).not.toMatch(/^\W*"?(level":50,"msg":"forged|msg":"forged)/m);
  } finally {
    await running.close();
  }
});

/** Sends a request that no browser would. */
async function sendRaw(origin: string, request: string) {
  const { hostname, port } = new URL(origin);
  const socket = connect(Number(port), hostname);
  socket.end(request);
  return text(socket);
}
