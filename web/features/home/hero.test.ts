import { expect, test } from "vitest";
import { formatShortMoney, prizeMoneyByYear, type YearMark } from "./hero.tsx";

const won = (year: number, prizeMoney: number): YearMark => ({ year, prizeMoney });

test("each year after the founding year has everything won until then", () => {
  const years = [won(2024, 1500), won(2023, 700), won(2022, 400)];

  expect(prizeMoneyByYear(years, "2022-07")).toEqual([
    { year: 2023, prizeMoney: 1100 },
    { year: 2024, prizeMoney: 2600 },
  ]);
});

test("a year without a result keeps the amount of the year before", () => {
  const years = [won(2025, 0), won(2023, 700)];

  expect(prizeMoneyByYear(years, "2022-07")).toEqual([
    { year: 2023, prizeMoney: 700 },
    { year: 2024, prizeMoney: 700 },
    { year: 2025, prizeMoney: 700 },
  ]);
});

test("only the last three years are shown, including what was won before them", () => {
  const years = [won(2026, 10), won(2023, 700)];

  expect(prizeMoneyByYear(years, "2016-07")).toEqual([
    { year: 2024, prizeMoney: 700 },
    { year: 2025, prizeMoney: 700 },
    { year: 2026, prizeMoney: 710 },
  ]);
});

test("a year isn’t shown while nothing has been won", () => {
  const years = [won(2025, 0), won(2024, 900), won(2023, 0)];

  expect(prizeMoneyByYear(years, "2022-07")).toEqual([
    { year: 2024, prizeMoney: 900 },
    { year: 2025, prizeMoney: 900 },
  ]);
  expect(prizeMoneyByYear([won(2025, 0)], "2022-07")).toEqual([]);
});

test("nothing is shown without a result after the founding year", () => {
  expect(prizeMoneyByYear([], "2022-07")).toEqual([]);
  expect(prizeMoneyByYear([won(2022, 400)], "2022-07")).toEqual([]);
});

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
