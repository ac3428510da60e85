import { describe, expect, test } from "vitest";
import { accessLinksApi } from "#contract/access-links/endpoints.ts";
import { signedInStaff } from "#server/testing/cast/cast.ts";
import { createTestSite, type TestSite } from "#server/testing/site/test-app.ts";

/** With this factor, an address may send two messages an hour. */
const RATE_LIMITS = "0.1";
const message = { name: "Ida", email: "ida@demo.example", subject: "other", message: "Hello." };

async function onSite<Result>(settings: Record<string, string>, work: (site: TestSite) => Promise<Result>) {
  const site = await createTestSite({ RATE_LIMITS, ...settings });
  try {
    return await work(site);
  } finally {
    await site.close();
  }
}

/** Returns the status of each sender's message. `door` is the address of the connection, `told` its X-Forwarded-For. */
async function statusesOf({ app }: TestSite, senders: [door: string, told?: string][]): Promise<number[]> {
  const statuses: number[] = [];
  for (const [remoteAddress, told] of senders) {
    const headers = told === undefined ? {} : { "x-forwarded-for": told };
    const response = await app.inject({
      method: "POST",
      url: "/api/contact",
      remoteAddress,
      headers,
      payload: message,
    });
    statuses.push(response.statusCode);
  }
  return statuses;
}

const oneSubscriber = [201, 201, 429];
const threeSubscribers = [201, 201, 201];

describe("the sender of a request", () => {
  test.each<[setting: string, what: string, senders: [string, string?][], expected: number[]]>([
    [
      "off",
      "invented headers are ignored",
      [["192.0.2.1", "203.0.113.1"], ["192.0.2.1", "203.0.113.2"], ["192.0.2.1"]],
      oneSubscriber,
    ],
    [
      "1",
      "it is the address that the proxy names",
      [
        ["192.0.2.1", "203.0.113.1"],
        ["192.0.2.1", "203.0.113.2"],
        ["192.0.2.1", "203.0.113.3"],
      ],
      threeSubscribers,
    ],
    [
      "1",
      "addresses invented before the proxy are ignored",
      [
        ["192.0.2.1", "198.51.100.1, 203.0.113.1"],
        ["192.0.2.1", "198.51.100.2,203.0.113.1"],
        ["192.0.2.1", "198.51.100.3, 10.0.0.1, 203.0.113.1"],
      ],
      oneSubscriber,
    ],
    [
      "on",
      "there is one proxy",
      [
        ["192.0.2.1", "198.51.100.1, 203.0.113.1"],
        ["192.0.2.2", "203.0.113.1"],
        ["192.0.2.1", "203.0.113.1"],
      ],
      oneSubscriber,
    ],
    [
      "2",
      "it is the address that the farther of two proxies names",
      [
        ["192.0.2.1", "198.51.100.1, 203.0.113.1, 10.0.0.1"],
        ["192.0.2.1", "198.51.100.2, 203.0.113.1, 10.0.0.2"],
        ["192.0.2.1", "203.0.113.1, 10.0.0.1"],
      ],
      oneSubscriber,
    ],
    [
      "2",
      "visitors behind both proxies are told apart",
      [
        ["192.0.2.1", "203.0.113.1, 10.0.0.1"],
        ["192.0.2.1", "203.0.113.2, 10.0.0.1"],
        ["192.0.2.1", "203.0.113.3, 10.0.0.1"],
      ],
      threeSubscribers,
    ],
    [
      "192.0.2.1, 10.0.0.0/8, 2001:db8:f::/48",
      "it is the nearest address that isn't one of our proxies",
      [
        ["192.0.2.1", "198.51.100.1, 203.0.113.1, 10.0.0.1:4711"],
        ["::ffff:192.0.2.1", "198.51.100.2, 203.0.113.1"],
        ["2001:db8:f::1", "203.0.113.1, [2001:db8:f::2]:443, ::ffff:10.2.3.4"],
      ],
      oneSubscriber,
    ],
    [
      "192.0.2.1, 10.0.0.0/8",
      "a request that bypasses the proxies can't claim another address",
      [
        ["198.51.100.7", "203.0.113.1"],
        ["198.51.100.7", "203.0.113.2, 10.0.0.1"],
        ["198.51.100.7", "203.0.113.3"],
      ],
      oneSubscriber,
    ],
  ])("TRUST_PROXY=%s: %s", async (TRUST_PROXY, _what, senders, expected) => {
    expect(await onSite({ TRUST_PROXY }, (site) => statusesOf(site, senders))).toEqual(expected);
  });
});

describe("one subscriber however it is written:", () => {
  test.each([
    ["an address with a port", ["203.0.113.7", "203.0.113.7:4711", "203.0.113.7:4712"]],
    ["an IPv4 address inside an IPv6 one", ["203.0.113.7", "::ffff:203.0.113.7", "::FFFF:cb00:7107"]],
    ["such an address with a port", ["[::ffff:203.0.113.7]:80", "0:0:0:0:0:ffff:203.0.113.7", "203.0.113.7"]],
    ["a network of 64 bits", ["2001:db8:1:2::1", "2001:0DB8:0001:0002:aaaa:bbbb:cccc:dddd", "[2001:db8:1:2::9]:443"]],
    ["a network whose zeros are left out", ["2001:db8::1", "2001:db8:0:0:1::", "2001:db8:0::2%eth0"]],
    ["something that isn't an address", ["unknown", "_hidden", "203.0.113.7.nip.io"]],
  ])("%s", async (_what, told) => {
    const senders = told.map((address): [string, string] => ["192.0.2.1", address]);
    expect(await onSite({ TRUST_PROXY: "1" }, (site) => statusesOf(site, senders))).toEqual(oneSubscriber);
  });

  test("but not for neighbouring networks", async () => {
    const senders = ["2001:db8:1:2::1", "2001:db8:1:3::1", "2001:db8:1::1"].map((told): [string, string] => [
      "::1",
      told,
    ]);
    expect(await onSite({ TRUST_PROXY: "1" }, (site) => statusesOf(site, senders))).toEqual(threeSubscribers);
  });
});

test.each([
  ["off", "192.0.2.1"],
  ["1", "203.0.113.7"],
])("TRUST_PROXY=%s: the address of a guest of a link is stored as %s", async (TRUST_PROXY, expected) => {
  const stored = await onSite({ TRUST_PROXY }, async (site) => {
    const { api } = await signedInStaff(site, "admin");
    const { linkCode } = await api(accessLinksApi.create, {
      body: { role: "chief", description: "Cup weekend", expirationHours: 1 },
    });
    const headers = { "x-forwarded-for": "198.51.100.1, ::ffff:203.0.113.7" };
    const opening = {
      method: "POST" as const,
      url: `/api/temp-access/${linkCode}`,
      remoteAddress: "192.0.2.1",
      headers,
      payload: { name: "Gus" },
    };
    expect((await site.app.inject(opening)).statusCode).toBe(200);
    const [session] = await api(accessLinksApi.sessions);
    return session?.ipAddress;
  });
  expect(stored).toBe(expected);
});
