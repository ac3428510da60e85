import { expect, test } from "vitest";
import { placeOf } from "./place-of.ts";

test("an address where people meet online is named, and any other place is shown as it is", () => {
  expect(placeOf("https://meet.example/weekly")).toBe("Online");
  expect(placeOf(" HTTP://meet.example")).toBe("Online");
  expect(placeOf("www.meet.example")).toBe("Online");
  expect(placeOf("Example Hall, https://hall.example")).toBe("Example Hall, https://hall.example");
  expect(placeOf(null)).toBeNull();
});
