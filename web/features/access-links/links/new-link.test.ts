import { expect, test } from "vitest";
import { expirationHourOptions } from "#contract/access-links/constants.ts";
import { hoursInWords } from "./new-link.tsx";

test("the hours that a link can last are written in words", () => {
  expect(expirationHourOptions.map(hoursInWords)).toEqual([
    "1 hour",
    "6 hours",
    "12 hours",
    "24 hours",
    "48 hours, 2 days",
    "72 hours, 3 days",
    "168 hours, 7 days",
  ]);
});
