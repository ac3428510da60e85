import { expect, test } from "vitest";
import { aLoggedPath, itsLine, loggingAll } from "#server/testing/records/logged-call.ts";
import { startSiteProcess } from "#server/testing/site/site-process.ts";
import { mailsIn, tokenIn } from "#server/testing/stand-ins/received-mail.ts";

const email = "ida@demo.example";
const [password, guess, newPassword] = ["tall grass 7", "a wrong guess", "short grass 8"];

test("even when everything is logged, the log holds no password, cookie, link or address of a member", async () => {
  const site = await startSiteProcess({ ...loggingAll, DEMO_CONTENT: "off" });
  try {
    const secrets: string[] = [password, guess, newPassword, email];
    const post = async (path: string, body: object, cookie = "") => {
      const response = await fetch(site.origin + path, {
        method: "POST",
        body: JSON.stringify(body),
        headers: { "content-type": "application/json", cookie },
      });
      const cookies = response.headers.getSetCookie().map((line) => line.split(";")[0] ?? "");
      secrets.push(...cookies.map((pair) => pair.slice(pair.indexOf("=") + 1)).filter(Boolean));
      return { status: response.status, cookie: cookies.join("; ") };
    };
    const registered = await post("/api/auth/register", { name: "Ida Example", discord: "ida", email, password });
    expect(registered.status).toBe(201);
    expect((await post("/api/auth/login", { email, password: guess })).status).toBe(401);
    expect((await post("/api/auth/login", { email, password: { guess } })).status).toBe(400);
    const change = { currentPassword: guess, newPassword };
    expect((await post("/api/auth/change-password", change, registered.cookie)).status).toBe(400);
    expect((await post("/api/auth/forgot-password", { email })).status).toBe(200);
    await expect.poll(async () => (await mailsIn(site.dataDir)).length).toBe(2);
    const tokens = (await mailsIn(site.dataDir)).map(tokenIn);
    for (const token of tokens) {
      expect(token).toHaveLength(43);
      await post("/api/auth/verify-email", { token });
      await post("/api/auth/reset-password", { token, newPassword });
    }
    expect((await post("/api/auth/login", { email, password: newPassword })).status).toBe(200);
    await fetch(site.origin + aLoggedPath, { redirect: "manual" });
    await site.end("SIGTERM");
    expect(site.printed()).toContain(itsLine);
    for (const secret of [...secrets, ...tokens]) expect(site.printed()).not.toContain(secret);
  } finally {
    await site.close();
  }
});
