import { expect, test } from "vitest";
import { addressIn, listOptionsIn, optionName } from "./list-options.ts";

const articles = { sorts: ["title", "views"], filters: { status: ["draft", "published"] } };

test("an address says what a list shows", () => {
  const address = { search: " ida ", sort: "views", order: "asc", status: "draft", tab: "lost" };
  expect(listOptionsIn(address, articles)).toEqual({ search: "ida", sort: "views", order: "asc", status: "draft" });
  expect(listOptionsIn({}, articles)).toEqual({});
});

test("sorts, orders and filters that the list doesn't know are left out", () => {
  const address = { search: "  ", sort: "password", order: "up", status: "lost" };
  expect(listOptionsIn(address, articles)).toEqual({});
  expect(listOptionsIn({ sort: "title", order: "up" }, articles)).toEqual({ sort: "title" });
  expect(listOptionsIn({ order: "asc" }, articles)).toEqual({});
});

test("with several lists on a page, options carry the list's name, but filters don't", () => {
  const list = { ...articles, name: "users" };
  expect(listOptionsIn({ "users-search": "ida", search: "ola", status: "draft" }, list)).toEqual({
    search: "ida",
    status: "draft",
  });
  expect([optionName(list, "sort"), optionName(list, "status")]).toEqual(["users-sort", "status"]);
});

test("a typed filter counts only if it matches its pattern", () => {
  const log = { sorts: [], typed: { from: /^\d{4}-\d\d-\d\d$/ } };
  expect(listOptionsIn({ from: " 2026-01-01 " }, log)).toEqual({ from: "2026-01-01" });
  expect(listOptionsIn({ from: "yesterday" }, log)).toEqual({});
});

test("every option of an address is read as text", () => {
  expect(addressIn({ search: 12, sort: true, order: undefined, status: "", other: { a: 1 } })).toEqual({
    search: "12",
    sort: "true",
  });
});
