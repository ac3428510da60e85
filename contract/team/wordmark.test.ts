import { expect, test } from "vitest";
import { fileNameOf } from "./file-name.ts";
import { Wordmark } from "./wordmark.ts";

test.each(["NORD", "FC KØBENHAVN", "ŁÓDŹ 99", "STRAẞE", "STRAßE", "ÉQUIPE ÉTOILÉE X"])("%s can be drawn", (word) => {
  expect(Wordmark.parse(` ${word} `)).toBe(word);
});

test("marks that were typed apart from their letters are put together", () => {
  expect(Wordmark.parse("E\u0301QUIPE")).toBe("ÉQUIPE");
});

test.each(["A", "", "  ", "Nord", "A  B", "ABCDEFGHIJKLMNOPQ", "КОМАНДА", "A-B", "A<B"])("%j is refused", (word) => {
  expect(Wordmark.safeParse(word).error?.issues[0]?.message).toBe(
    "Please enter 2 to 16 capital letters, figures or spaces",
  );
});

test.each([
  ["FC KØBENHAVN", "fc-kobenhavn"],
  ["STRAẞE", "strasse"],
  ["ŁÓDŹ 99", "lodz-99"],
])("files of %s begin with %s", (wordmark, name) => {
  expect(fileNameOf({ wordmark })).toBe(name);
});
