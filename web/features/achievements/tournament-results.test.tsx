import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import type { Achievement } from "#contract/achievements/schemas.ts";
import { withTeam } from "#web/testing/team.tsx";
import { ResultList, rankResults } from "./tournament-results.tsx";

const result = (position: number, date: string, prize = ""): Achievement => ({
  id: "0199f000-0000-7000-8000-000000000000",
  title: `${position} on ${date}`,
  description: "",
  position,
  prize,
  date,
  players: [],
  game: null,
});

test("results are ranked by position, and by date where positions are equal", () => {
  const results = [result(2, "2025-06-22"), result(1, "2024-11-03"), result(14, "2023-10-08"), result(1, "2025-11-09")];

  expect(rankResults(results).map(({ title }) => title)).toEqual([
    "1 on 2025-11-09",
    "1 on 2024-11-03",
    "2 on 2025-06-22",
    "14 on 2023-10-08",
  ]);
});

const results = (count: number): Achievement[] =>
  Array.from({ length: count }, (_, index) => ({
    id: `0199f000-0000-7000-8000-0000000000${10 + index}`,
    title: `Open ${index + 1}`,
    description: "",
    position: index + 1,
    prize: "$100",
    date: "2025-11-09",
    players: [],
    game: null,
  }));
const editorStateOf = (count: number) => renderToStaticMarkup(withTeam(<ResultList results={results(count)} />));
const rowsOf = (html = "") => html.split("<li").length - 1;

test("eight results are shown and the rest unfold below them", () => {
  const [open, folded] = editorStateOf(11).split("<details");

  expect(rowsOf(open)).toBe(8);
  expect(rowsOf(folded)).toBe(3);
  expect(folded).toContain("Show all 11");
  expect(folded).toContain("Open 11");
});

test("nothing is folded away if there are only eight", () => {
  expect(editorStateOf(8)).not.toContain("<details");
});

test("a result names its players, if they are known", () => {
  const [won] = results(1);
  const players = ["Fell", "Scree", "<b>Tarn"].map((gamertag, index) => ({ id: String(index), gamertag }));
  const html = renderToStaticMarkup(withTeam(<ResultList results={won ? [{ ...won, players }] : []} />));
  expect(html).toContain("Fell, Scree and &lt;b&gt;Tarn");
  expect(editorStateOf(1)).not.toContain("result-list__players");
});

test("a result with many players names three and unfolds the others", () => {
  const [won] = results(1);
  const players = ["Fell", "Scree", "Tarn", "Beck", "Moor"].map((gamertag) => ({ id: gamertag, gamertag }));
  const html = renderToStaticMarkup(withTeam(<ResultList results={won ? [{ ...won, players }] : []} />));
  const [summary, others] = html.split("</summary>");
  expect(summary).toContain("Fell, Scree, Tarn");
  expect(summary).toContain("and 2 more");
  expect(summary).not.toContain("Beck");
  expect(others).toContain("Beck and Moor");
});

test("a long gamertag wraps only between its words", () => {
  const [won] = results(1);
  const players = [{ id: "1", gamertag: "TheEndlessStormCircle" }];
  const html = renderToStaticMarkup(withTeam(<ResultList results={won ? [{ ...won, players }] : []} />));
  expect(html).toContain("The<wbr/>Endless<wbr/>Storm<wbr/>Circle");
});

test("a result's row is styled by its tier", () => {
  expect(
    editorStateOf(11)
      .match(/<li class="tier-\d"/g)
      ?.join(""),
  ).toBe([1, 2, 2, 3, 3, 3, 3, 3, 3, 3, 4].map((tier) => `<li class="tier-${tier}"`).join(""));
});

test("a result says its game if the team has several", () => {
  const [won] = results(1);
  const html = (...names: string[]) =>
    renderToStaticMarkup(
      withTeam(<ResultList results={won ? [{ ...won, game: "Curling" }] : []} />, {
        games: names.map((name) => ({ name })),
      }),
    );
  expect(html("Curling", "Marbles")).toContain(">Curling<");
  expect(html("Curling")).not.toContain("Curling");
});
