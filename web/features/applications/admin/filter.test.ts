import { expect, test } from "vitest";
import { filterOf } from "./application-reviews.queries.ts";

test("an address filters by status and type", () => {
  expect(filterOf({ status: "approved", type: "gfx_vfx" })).toEqual({ status: "approved", type: "gfx_vfx" });
  expect(filterOf({})).toEqual({});
});

test("what there is not filters nothing", () => {
  expect(filterOf({ status: "lost", type: "coach" })).toEqual({ type: "coach" });
  expect(filterOf({ status: "", type: "" })).toEqual({});
});
