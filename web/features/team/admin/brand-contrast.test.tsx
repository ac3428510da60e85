import { renderToStaticMarkup } from "react-dom/server";
import { expect, test, vi } from "vitest";
import { BrandContrast } from "./brand-contrast.tsx";
import { factAt } from "./fact-parts.ts";

const light = { ground: "#ffffff", paper: "#101418", accent: "#1d4ed8" };
const textOf = (brand: typeof light) =>
  renderToStaticMarkup(
    <BrandContrast draft={{ factOf: (path) => factAt({ brand }, path), type: vi.fn<() => void>() }} />,
  )
    .replaceAll(/<\/(p|li)>/g, "\n")
    .replaceAll(/<[^>]+>/g, "")
    .trim();

const explained = "How well each can be read: 1:1 isn’t readable at all, 21:1 is black on white.";

test("colours that can be read have their contrast beside them", () => {
  expect(textOf(light)).toBe(`${explained}\nPaper on the ground: 18.4:1\nThe accent on raised panels: 5.2:1`);
});

test("for one that can't be read, the nearest that can is offered", () => {
  expect(textOf({ ...light, accent: "#f59e0b" })).toBe(
    `${explained}\nThe accent on raised panels has a contrast of 1.6:1, and needs 4.5:1. The nearest colour that works is #8e5a05Use #8e5a05\nPaper on the ground: 18.4:1`,
  );
});

test("a colour that's half typed is left alone", () => {
  expect(textOf({ ...light, accent: "#1d4" })).toBe("");
});
