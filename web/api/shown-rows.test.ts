import { expect, test } from "vitest";
import { createQueryClient } from "./query-client.ts";
import { addRow, hideRow, showRow } from "./shown-rows.ts";

const before = { id: "1", title: "Final", version: 1 };
const other = { id: "2", title: "Cup", version: 1 };
const after = { id: "1", title: "Grand final", version: 2 };

/** The same two rows, as each kind of query has them. */
const shapes = (one: object, two: object) => ({
  list: [one, two],
  listing: { rows: [one, two], next: null, total: "2" },
  pages: {
    pages: [
      { rows: [one], next: "a" },
      { rows: [two], next: null },
    ],
    pageParams: [null, "a"],
  },
});

function showing(data: Record<string, unknown>) {
  const client = createQueryClient();
  for (const [key, value] of Object.entries(data)) client.setQueryData([key], value);
  return { client, shown: (key: string) => client.getQueryData([key]) };
}

test("a saved row is shown in every list, before lists are loaded again", () => {
  const { client, shown } = showing(shapes(before, other));
  showRow(client, after);
  for (const [key, value] of Object.entries(shapes(after, other))) expect(shown(key)).toEqual(value);
  expect(client.getQueryState(["list"])?.isInvalidated).toBe(true);
});

test("a row isn't replaced by an older version of it, nor by the same thing with other fields", () => {
  const newest = { ...before, version: 3 };
  const ranked = { id: "1", title: "Final", rank: 1 };
  const { client, shown } = showing({ newest: [newest], ranked: [ranked] });
  showRow(client, after);
  expect(shown("newest")).toEqual([newest]);
  expect(shown("ranked")).toEqual([ranked]);
});

test("a deleted row leaves every list, and lists without it stay as fresh as they were", () => {
  const { client, shown } = showing({ ...shapes(before, other), unconcerned: [other], nothing: null });
  hideRow(client, "1");
  expect(shown("list")).toEqual([other]);
  expect(shown("listing")).toMatchObject({ rows: [other] });
  expect(shown("pages")).toMatchObject({ pages: [{ rows: [] }, { rows: [other] }] });
  expect(client.getQueryState(["unconcerned"])?.isInvalidated).toBe(false);
});

test("a new row is first in every list of its endpoint that leaves nothing out, and is counted once", () => {
  const client = createQueryClient();
  const { list, listing, pages } = shapes(before, other);
  const keys = {
    plain: ["/api/cups", {}],
    listing: ["/api/cups", { query: { limit: "25" } }, "listing"],
    pages: ["/api/cups", { query: { limit: "25" } }, "pages"],
    searched: ["/api/cups", { query: { limit: "25", search: "final" } }, "listing"],
    elsewhere: ["/players", {}],
  };
  for (const [name, key] of Object.entries(keys))
    client.setQueryData(key, name === "pages" ? pages : name === "plain" || name === "elsewhere" ? list : listing);
  const created = { id: "3", title: "League", version: 1 };
  addRow(client, { path: "/api/cups" }, created);
  addRow(client, { path: "/api/cups" }, created);
  expect(client.getQueryData(keys.plain)).toEqual([created, before, other]);
  expect(client.getQueryData(keys.listing)).toEqual({ rows: [created, before, other], next: null, total: "3" });
  expect(client.getQueryData(keys.pages)).toMatchObject({ pages: [{ rows: [created, before] }, { rows: [other] }] });
  expect(client.getQueryData(keys.searched)).toEqual(listing);
  expect(client.getQueryData(keys.elsewhere)).toEqual(list);
  expect(client.getQueryState(keys.plain)?.isInvalidated).toBe(true);
});
