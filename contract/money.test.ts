import { expect, test } from "vitest";
import { formatMoney } from "./money.ts";

const dollars = { currency: "USD" };

test("amounts are grouped by thousands", () => {
  expect(formatMoney(0, dollars)).toBe("$0");
  expect(formatMoney(900, dollars)).toBe("$900");
  expect(formatMoney(1_234_567, dollars)).toBe("$1,234,567");
});

test("amounts have cents if there are any", () => {
  expect(formatMoney(1_250_000.5, dollars)).toBe("$1,250,000.50");
});

test("amounts are in the team's currency", () => {
  expect(formatMoney(49, { currency: "EUR" })).toBe("€49");
  expect(formatMoney(49, { currency: "NOK" })).toBe("kr\u00a049");
});
