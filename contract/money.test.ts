import { expect, test } from "vitest";
import { amountIn, formatMoney } from "./money.ts";

const dollars = { currency: "USD", locale: "en-GB" };
const kroner = { currency: "NOK", locale: "nb-NO" };
const euros = { currency: "EUR", locale: "de-DE" };
const inWords = (text: string) => text.replaceAll(/\s/g, " ");

test("amounts are grouped by thousands", () => {
  expect(formatMoney(0, dollars)).toBe("$0");
  expect(formatMoney(900, dollars)).toBe("$900");
  expect(formatMoney(1_234_567, dollars)).toBe("$1,234,567");
});

test("amounts have cents if there are any", () => {
  expect(formatMoney(1_250_000.5, dollars)).toBe("$1,250,000.50");
});

test("amounts are in the team's currency, as its country writes them", () => {
  expect(inWords(formatMoney(49, { ...kroner, locale: "en-GB" }))).toBe("kr 49");
  expect(inWords(formatMoney(1249.5, kroner))).toBe("1 249,50 kr");
  expect(inWords(formatMoney(1500, euros))).toBe("1.500 €");
  expect(formatMoney(1500, { currency: "EGP", locale: "ar-EG" })).toContain("1,500");
});

test.each([
  ["$10,000", 10_000],
  ["400", 400],
  ["US$ 1,234.50", 1234.5],
  ["1500 usd", 1500],
  ["$5 USD", 5],
  ["$ 1,500", 1500],
  ["1 500", 1500],
  ["1.500", 1500],
  ["₹12,34,567", undefined],
  ["12,34,567", 1_234_567],
  ["Winner", undefined],
  ["", undefined],
  ["$", undefined],
  ["10k", undefined],
  ["€500", undefined],
  ["$1,50", undefined],
  ["$1,500,50", undefined],
  ["$1.000,50", undefined],
  ["$1.000.50", undefined],
  ["$99999999999999999999", undefined],
])("with dollars, %j is read as %j", (text, amount) => {
  expect(amountIn(text, dollars)).toBe(amount);
});

test.each([dollars, kroner, euros, { currency: "INR", locale: "en-IN" }, { currency: "CHF", locale: "de-CH" }])(
  "what is written with $currency in $locale is read again, and not with another currency",
  (style) => {
    for (const amount of [0, 7, 1500, 12_345_678]) {
      expect(amountIn(formatMoney(amount, style), style)).toBe(amount);
      expect(amountIn(formatMoney(amount, style), { currency: "JPY", locale: "ja-JP" })).toBeUndefined();
    }
  },
);
