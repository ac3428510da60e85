import { expect, test } from "vitest";
import { passkeySiteOf } from "./passkey-site.format.ts";

test("passkeys need a host name over https, or localhost, and never work for a bare address", () => {
  const at = (siteUrl: string, host = new URL(siteUrl).host) => passkeySiteOf(siteUrl, host);
  expect(at("https://flawless.example")).toEqual({ rpId: "flawless.example", origin: "https://flawless.example" });
  expect(at("http://localhost:3000")).toEqual({ rpId: "localhost", origin: "http://localhost:3000" });
  expect(at("http://127.0.0.1:3000", "localhost:3000")).toEqual({ rpId: "localhost", origin: "http://localhost:3000" });
  expect(at("http://127.0.0.1:3000")).toBeUndefined();
  expect(at("http://flawless.example")).toBeUndefined();
  expect(at("https://203.0.113.7")).toBeUndefined();
  expect(at("https://[2001:db8::1]")).toBeUndefined();
  expect(at("https://203.0.113.7", "localhost")).toBeUndefined();
  expect(at("https://flawless.example", "evil.example")?.rpId).toBe("flawless.example");
});
