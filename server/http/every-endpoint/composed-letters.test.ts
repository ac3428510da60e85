import { afterEach, beforeAll, beforeEach, describe, expect, test, vi } from "vitest";
import { z } from "zod";
import { addressOf } from "#contract/client.ts";
import { fillDemonstration } from "#server/features/demonstration/demonstration.service.ts";
import { features } from "#server/features.ts";
import { signedInMember, signedInStaff } from "#server/testing/cast/cast.ts";
import { everyEndpoint } from "#server/testing/endpoints/every-endpoint.ts";
import { inputsWith } from "#server/testing/endpoints/texts-in-calls.ts";
import { useSite } from "#server/testing/site/use-site.ts";
import { withoutLimits } from "#server/testing/site/without-limits.ts";

const site = useSite(withoutLimits);
const endpoints = await everyEndpoint();

/** 60 KB of accents in the wrong order. Sorting them takes time that grows with the square of their number. */
const accents = "\u0345".repeat(15_000) + "\u0334".repeat(15_000);
const mostAtOnce = 600;

/** The length of each text that was normalised. */
const lengths: number[] = [];
beforeEach(() => {
  const { normalize } = String.prototype;
  lengths.length = 0;
  vi.spyOn(String.prototype, "normalize").mockImplementation(function (this: string, form) {
    lengths.push(this.length);
    return normalize.call(this.slice(0, mostAtOnce), form);
  });
});
afterEach(() => vi.restoreAllMocks());

beforeAll(() => fillDemonstration(site().db, features));

/** Signs in with every right. */
async function signIn() {
  const [member, admin] = [await signedInMember(site()), await signedInStaff(site(), "admin")];
  return `${member.cookie}; ${admin.cookie}`;
}

test("a schema that normalizes a text before checking its length is detected", () => {
  z.string().normalize("NFC").max(100).safeParse(accents);
  expect(lengths).toEqual([accents.length]);
});

describe("no call normalizes a long text", () => {
  test.each(endpoints.map((one) => [`${one.method} ${one.path}`, one] as const))("%s", async (_name, endpoint) => {
    let cookie = await signIn();
    for (const input of inputsWith(endpoint, accents)) {
      const response = await site().app.inject({
        method: endpoint.method,
        url: addressOf(endpoint, input),
        headers: { cookie, ...(endpoint.body && { "content-type": "application/json" }) },
        ...(endpoint.body && { payload: JSON.stringify(input.body) }),
      });
      expect(response.statusCode).toBeLessThan(500);
      if (response.headers["set-cookie"]) cookie = await signIn();
    }
    expect(lengths.filter((length) => length > mostAtOnce)).toEqual([]);
  });
});

test("no page or picture normalizes a long text in its address", async () => {
  const text = encodeURIComponent(accents.slice(0, 2000));
  const pages = ["/", "/news", "/points", "/login", "/admin/players"].map(
    (path) => `${path}?search=${text}&page=${text}&returnUrl=${text}`,
  );
  const paths = ["/news/", "/media/", "/art/portrait-0/slate/", "/art/terrain/video/", "/temp-access/", "/cards/news/"];
  for (const url of [...pages, ...paths.map((path) => path + text), ...paths.map((path) => `${path}${text}.svg`)])
    expect((await site().app.inject({ url })).statusCode).toBeLessThan(500);
  expect(lengths.filter((length) => length > mostAtOnce)).toEqual([]);
});
