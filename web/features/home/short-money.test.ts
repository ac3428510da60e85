import { expect, test } from "vitest";
import { formatShortMoney } from "./short-money.ts";

const dollars = { currency: "USD", locale: "en-GB" };
const kroner = { currency: "NOK", locale: "nb-NO" };

test("amounts are shortened from a million up, or earlier if there's little room", () => {
  expect(formatShortMoney(950_000, dollars)).toBe("$950,000");
  expect(formatShortMoney(79_537_743, dollars)).toBe("$79.5M");
  expect(formatShortMoney(999_990, dollars)).toBe("$1M");
  expect(formatShortMoney(1_200_000_000, dollars)).toBe("$1.2B");
  expect(formatShortMoney(25_000, dollars, 1000)).toBe("$25K");
  expect(formatShortMoney(950, dollars, 1000)).toBe("$950");
  expect(formatShortMoney(25_500, kroner, 1000)).toBe("25,5K\u00a0kr");
});
