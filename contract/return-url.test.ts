import { describe, expect, test } from "vitest";
import { returnQuery, safeReturnUrl, staffReturnUrl } from "./return-url.ts";

const origins = ["https://site.example", "http://site.example", "http://127.0.0.1:3000"];

describe("people return to a page of ours", () => {
  test.each([
    ["/points", "/points"],
    ["/news/1/a-title?from=mail#top", "/news/1/a-title?from=mail#top"],
    ["/points/", "/points/"],
    ["/admin/players?x", "/admin/players?x"],
    ["/temp-access/a-code", "/temp-access/a-code"],
    ["/", "/"],
    ["/#contact", "/#contact"],
    ["points", "/points"],
    ["/a/../calendar", "/calendar"],
    ["?x", "/?x"],
    ["/staff-application", "/staff-application"],
  ])("%s", (value, page) => {
    for (const origin of origins) expect(safeReturnUrl(value, origin)).toBe(page);
  });

  test("given as a whole address too", () => {
    expect(safeReturnUrl("https://site.example/points", "https://site.example")).toBe("/points");
    expect(safeReturnUrl("http://site.example/points", "https://site.example")).toBe("/");
    expect(safeReturnUrl("https://site.example:444/points", "https://site.example")).toBe("/");
  });
});

const elsewhere = [
  "//e",
  "///e",
  "/\\e",
  "/\\\\e",
  "/\te",
  "/\ne",
  "\t//e",
  " //e",
  "/\t/e",
  "/\n/e",
  "http:e",
  "https:e",
  "https:/e",
  "javascript:",
  "javascript:alert(1)",
  "data:",
  "data:text/html,x",
  "/%2fe",
  "/%5ce",
  "/.//e",
  "/a/..//e",
  "/@e",
  "https://site.example.e",
  "https://site.example@e",
  "https://e",
  "?x",
  "/%09/e",
  "%09//e",
  "/%252fe",
  "%2f%2fe",
  `/${"x".repeat(10_240)}`,
  "/api/auth/logout",
  "/api",
  "/api/auth/google",
  "/%61pi/auth/google",
  "/x/../api/auth/google",
  "/./api/auth/google",
  "/login",
  "/login/",
  "/login?returnUrl=/login",
  "/%6cogin",
  "/register#x",
  "/%",
  "",
];

describe("nothing leads to another site, to a call or in a circle", () => {
  test.each(elsewhere)("%j", (value) => {
    for (const origin of origins) {
      const target = safeReturnUrl(value, origin);
      expect(target).toMatch(/^\/(?![/\\])/);
      const url = new URL(target, origin);
      expect(url.origin).toBe(origin);
      expect(decodeURIComponent(url.pathname)).not.toMatch(/^\/(api(\/|$)|login$|login\/|register)/);
    }
  });

  test.each([undefined, null, 7, ["/points", "/points"], {}])("a value of %j isn't an address", (value) => {
    expect(safeReturnUrl(value, "https://site.example")).toBe("/");
  });

  test.each([
    "/nothing-here",
    "/points/more",
    "/Points",
    "/news/1/a-title/more",
    "/apiary",
    "/login-help",
    "/@e",
    "/locked",
    "/healthz",
    "/assets/index.js",
    "//e",
    "/\\e",
    "/%5ce",
    "/.//e",
    "/api",
    "/login",
    "https://e",
    "/%",
    "javascript:",
    `/${"x".repeat(2000)}`,
  ])("%s leads home", (value) => {
    expect(safeReturnUrl(value, "https://site.example")).toBe("/");
  });
});

test.each([
  ["/admin/settings?part=sign-in", "/admin/settings?part=sign-in"],
  ["/admin/temp-access", "/admin/temp-access"],
  ["/admin", "/admin"],
  ["/points", "/admin"],
  ["/admin-login", "/admin"],
  ["/admin/../points", "/admin"],
  ["https://e/admin/players", "/admin"],
  ["//e/admin/players", "/admin"],
  [undefined, "/admin"],
])("staff only return to pages of the dashboard: %s", (value, page) => {
  for (const origin of origins) expect(staffReturnUrl(value, origin)).toBe(page);
});

test("a sign-in address carries the whole page to return to, or nothing", () => {
  const page = "/admin/settings?part=sign-in&x=ä";
  expect(new URL(`/login${returnQuery(page)}`, "https://site.example").searchParams.get("returnUrl")).toBe(page);
  expect(returnQuery(undefined)).toBe("");
});

test("an address ten times as long takes about ten times as long to check, not a hundred", () => {
  const look = (slashes: number) => () => {
    for (let times = 0; times < 200; times++) safeReturnUrl(`/a${"/".repeat(slashes)}b`, "https://site.example");
  };
  look(1_900)(); // warm up, because the first call is slower
  expect(cpuOf(look(1_900))).toBeLessThan(40 * cpuOf(look(190)));
});

function cpuOf(work: () => void): number {
  const before = process.cpuUsage();
  work();
  const { user, system } = process.cpuUsage(before);
  return user + system;
}
