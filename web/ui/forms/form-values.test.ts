import { expect, test } from "vitest";
import { changesIn, keepUnsentChanges, unsentChanges, wholeNumberIn } from "./form-values.ts";
import { forgetUnsent } from "./unsaved.ts";

test.each([
  ["12480", 12_480],
  ["12,480", 12_480],
  ["$1 450", 1450],
  ["0", 0],
  [" ", undefined],
  ["-1", "-1"],
  ["1.5", "1.5"],
  ["1,5", "1,5"],
  ["1e3", "1e3"],
  ["a few", "a few"],
])("%j is typed for %j", (typed, number) => {
  expect(wholeNumberIn(typed)).toBe(number);
});

test("what was typed back to what stood there is no change", () => {
  expect(changesIn({ gamertag: "a", bio: "b" }, { gamertag: "a", bio: "" })).toEqual({ bio: "b" });
  expect(changesIn({ gamertag: "a" }, { gamertag: "a" })).toEqual({});
});

test("what was typed and not saved is kept, each by what it is about, until there is none or its writer signs out", () => {
  keepUnsentChanges("one", { bio: "b" });
  keepUnsentChanges("other", { bio: "" });
  expect([unsentChanges("one"), unsentChanges("other")]).toEqual([{ bio: "b" }, { bio: "" }]);
  keepUnsentChanges("one", {});
  expect(unsentChanges("one")).toEqual({});
  forgetUnsent();
  expect(unsentChanges("other")).toEqual({});
});
