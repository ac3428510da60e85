import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { actionsColumn, type Column } from "./columns.ts";
import { DataTable, type DataTableProps } from "./data-table.tsx";

type Player = { id: string; gamertag: string; earnings: number };

const rows: Player[] = [
  { id: "1", gamertag: "Tarn9", earnings: 40 },
  { id: "2", gamertag: "scarp", earnings: 900 },
];
const columns: Column<Player>[] = [
  { header: "Rank", meta: { card: "lead", isHeaderHidden: true }, cell: ({ row }) => row.index + 1 },
  { header: "Gamertag", accessorKey: "gamertag", meta: { card: "title" } },
  { header: "Earnings", accessorKey: "earnings", meta: { kind: "figure" } },
  actionsColumn(({ gamertag }) => <button type="button">Edit {gamertag}</button>),
];

const render = (props: Partial<DataTableProps<Player>> = {}) =>
  renderToStaticMarkup(<DataTable columns={columns} rows={rows} hasAllRows {...props} />);

test("the server renders a real table in the given order", () => {
  const html = render({ "aria-label": "Players" });

  expect(html).toContain('aria-label="Players"');
  expect(html.match(/<th scope="col"/g)).toHaveLength(4);
  expect(html.match(/<td[^>]*>Tarn9|<td[^>]*>scarp/g)?.map((cell) => cell.split(">")[1])).toEqual(["Tarn9", "scarp"]);
  expect(html).toContain('<td data-column="earnings" class="table__figure" data-label="Earnings">900</td>');
  expect(html).toContain(
    '<td data-column="Actions" class="table__actions"><button type="button">Edit Tarn9</button></td>',
  );
});

test("only columns with a value can be sorted, and only if the whole list is loaded", () => {
  expect(render().match(/table__sort/g)).toHaveLength(2);
  expect(render({ hasAllRows: false })).not.toContain("table__sort");
  expect(render({ rows: rows.slice(1) })).not.toContain("table__sort");
});

test("a list that nobody sorted marks the column of its usual order", () => {
  const sorting = { sorts: ["earnings", "gamertag"], sort: undefined, order: undefined, onSort: () => {} };
  const usual = columns.map((column) => ({ ...column, sortDescFirst: true }));

  expect(render({ columns: usual, sorting })).toMatch(/aria-sort="descending"><button[^>]*>Earnings/);
  expect(render({ sorting: { ...sorting, sorts: ["roster"] } })).not.toContain("aria-sort");
});

test("the row that the page is about is marked, and hidden columns are left out", () => {
  const html = render({ selected: "2", hidden: ["Rank"] });

  expect(html.match(/<tr class="is-on" aria-current="true">/g)).toHaveLength(1);
  expect(html).not.toContain("Rank");
  expect(html.match(/<td/g)).toHaveLength(6);
});
