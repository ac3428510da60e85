import { expect, test } from "vitest";
import { openDevice, sealDevice } from "./known-devices.hooks.ts";

const seal = { kind: "member", secret: "a secret for tests only, of more than 32 bytes" } as const;
const accountId = "01980000-0000-7000-8000-000000000001";
const begun = new Date("2026-03-01T12:00:00Z");
const later = (ms: number) => new Date(begun.getTime() + ms);
const lifeMs = 180 * 86_400_000;
const sealed = sealDevice(seal, accountId, begun);

test("it says whose account the browser has signed in to, for 180 days", () => {
  expect(openDevice(seal, sealed, later(lifeMs - 1))).toEqual({
    accountId,
    key: expect.stringMatching(/^[\w-]{43}$/),
  });
  expect(openDevice(seal, sealed, later(lifeMs))).toBeUndefined();
});

test("what it is counted under does not give it away", () => {
  expect(sealed).not.toContain(openDevice(seal, sealed, begun)?.key);
});

test("two sign-ins are two browsers", () => {
  const [one, other] = [sealed, sealDevice(seal, accountId, later(1))];
  expect(openDevice(seal, one, begun)?.key).not.toBe(openDevice(seal, other, begun)?.key);
});

const [whose = "", end = "", signature = ""] = sealed.split(".");

test.each([
  [
    "signed with another secret",
    sealDevice({ ...seal, secret: "another secret of more than 32 bytes, too" }, accountId, begun),
  ],
  ["of the other kind of account", sealDevice({ ...seal, kind: "staff" }, accountId, begun)],
  ["for another member", `01980000-0000-7000-8000-000000000002.${end}.${signature}`],
  ["that ends later", `${whose}.${Number(end) + 1}.${signature}`],
  ["without a signature", `${whose}.${end}.`],
  ["with half a signature", `${whose}.${end}.${signature.slice(0, 20)}`],
  ["with a longer signature", `${sealed}A`],
  ["of nothing", ""],
  ["of anything", "true"],
  ["of letters beyond ASCII", `${whose}.${end}.${"é".repeat(43)}`],
])("one %s is none", (_what, value) => {
  expect(openDevice(seal, value, begun)).toBeUndefined();
});
