import { expect, test } from "vitest";
import { openDevice, sealDevice } from "./known-devices.hooks.ts";

const seal = { kind: "member", secret: "a secret for tests only, of more than 32 bytes" } as const;
const accountId = "01980000-0000-7000-8000-000000000001";
const account = { id: accountId, passwordHash: "the hash of a password" };
const begun = new Date("2026-03-01T12:00:00Z");
const later = (ms: number) => new Date(begun.getTime() + ms);
const lifeMs = 180 * 86_400_000;
const sealed = sealDevice(seal, account, begun);

test("a device cookie says whose account the browser has signed in to, for 180 days", () => {
  expect(openDevice(seal, sealed, later(lifeMs - 1))).toEqual({ accountId, isOf: expect.any(Function) });
  expect(openDevice(seal, sealed, later(lifeMs))).toBeUndefined();
});

test("it's valid only for its account with the current password", () => {
  const device = openDevice(seal, sealed, begun);
  const others = [
    { ...account, passwordHash: "the hash of the next one" },
    { ...account, passwordHash: null },
    { ...account, id: "01980000-0000-7000-8000-000000000002" },
  ];
  expect([account, ...others].map((one) => device?.isOf(one))).toEqual([true, false, false, false]);
});

const [whose = "", end = "", mark = "", signature = ""] = sealed.split(".");

test.each([
  [
    "signed with another secret",
    sealDevice({ ...seal, secret: "another secret of more than 32 bytes, too" }, account, begun),
  ],
  ["of the other kind of account", sealDevice({ ...seal, kind: "staff" }, account, begun)],
  ["for another member", `01980000-0000-7000-8000-000000000002.${end}.${mark}.${signature}`],
  ["that ends later", `${whose}.${Number(end) + 1}.${mark}.${signature}`],
  ["without a signature", `${whose}.${end}.${mark}.`],
  ["with half a signature", `${whose}.${end}.${mark}.${signature.slice(0, 20)}`],
  ["of another password", `${whose}.${end}.${"A".repeat(22)}.${signature}`],
  ["from before it included the password", `${whose}.${end}.${signature}`],
  ["with a longer signature", `${sealed}A`],
  ["of nothing", ""],
  ["of anything", "true"],
  ["of letters beyond ASCII", `${whose}.${end}.${mark}.${"é".repeat(43)}`],
])("a cookie %s is invalid", (_what, value) => {
  expect(openDevice(seal, value, begun)).toBeUndefined();
});
