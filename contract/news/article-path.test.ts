import { expect, test } from "vitest";
import { articlePath } from "./article-path.ts";

const id = "0199c1d2-0000-7000-8000-000000000001";
const slugOf = (title: string) => articlePath({ id, title }).slice(`/news/${id}/`.length);

test("an article's address is its id and the words of its title", () => {
  expect(articlePath({ id, title: "Two wins in six: the Pennine final, game by game" })).toBe(
    `/news/${id}/two-wins-in-six-the-pennine-final-game-by-game`,
  );
});

test("accents and apostrophes are dropped without splitting a word; other characters split words", () => {
  expect(slugOf("Café naïve: don’t & can't!")).toBe("cafe-naive-dont-cant");
  expect(slugOf("  Gritst1_demo signs  ")).toBe("gritst1-demo-signs");
});

test.each([
  ["Straße, GROẞE STRAẞE", "strasse-grosse-strasse"],
  ["Łódź", "lodz"],
  ["Smørrebrød i Ærø", "smorrebrod-i-aero"],
  ["Þór og Ðavíð", "thor-og-david"],
  ["Diyarbakır'da İstanbul", "diyarbakirda-istanbul"],
  ["Đakovo, Œuvre, Ħamrun, Ŋŧ", "dakovo-oeuvre-hamrun-nt"],
  ["Škoda čeká, Târgu Mureș, Győr, ǿ", "skoda-ceka-targu-mures-gyor-o"],
])("the letters of %s become their nearest plain ones", (title, slug) => {
  expect(slugOf(title)).toBe(slug);
});

test("a title without Latin letters or digits still has an address", () => {
  expect(slugOf("勝利")).toBe("article");
  expect(slugOf("!?")).toBe("article");
});

test("a long title is cut at 80 characters and never ends in a dash", () => {
  expect(slugOf(`${"a".repeat(79)} tail`)).toBe("a".repeat(79));
  expect(slugOf("b".repeat(160))).toBe("b".repeat(80));
});
