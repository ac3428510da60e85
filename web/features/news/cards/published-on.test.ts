import { expect, test } from "vitest";
import { publicationDate } from "./published-on.tsx";

test("the date is in the team's time zone, not UTC", () => {
  expect(publicationDate("2025-11-09T23:30:00Z", "Europe/London")).toBe("2025-11-09");
  expect(publicationDate("2025-06-21T23:30:00Z", "Europe/London")).toBe("2025-06-22");
});
