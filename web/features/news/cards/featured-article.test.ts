import { expect, test } from "vitest";
import { leadOf } from "./featured-article.tsx";

const article = (id: number, featured = false) => ({ id, featured });

test("the featured article leads if there is one", () => {
  expect(leadOf([article(3), article(2, true), article(1, true)])).toEqual({
    lead: article(2, true),
    rest: [article(3), article(1, true)],
  });
});

test("otherwise the newest does", () => {
  expect(leadOf([article(2), article(1)])).toEqual({ lead: article(2), rest: [article(1)] });
  expect(leadOf([])).toEqual({ lead: undefined, rest: [] });
});
