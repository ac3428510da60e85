import { expect, test } from "vitest";
import { tagsThatFit } from "./article-table.tsx";

const long = "pennine-trios-invitational-grand-final";

test("an article's row shows its first tag, up to two more whole, and counts those that don't fit", () => {
  expect(tagsThatFit(["trios", "recap"])).toEqual({ shown: ["trios", "recap"], more: 0 });
  expect(tagsThatFit(["trios", long, "recap", "duos"])).toEqual({ shown: ["trios", "recap"], more: 2 });
  expect(tagsThatFit([long, "trios"])).toEqual({ shown: [long], more: 1 });
  expect(tagsThatFit(["a", "b", "c", "d"])).toEqual({ shown: ["a", "b", "c"], more: 1 });
});
