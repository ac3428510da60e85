import { expect, test } from "vitest";
import { contrastOf } from "#contract/team/colour.ts";
import { drawnIn } from "#contract/team/palette.ts";
import { drawPortrait } from "./portrait.ts";
import { recoloured } from "./recolour.ts";
import { drawTerrain } from "./terrain.ts";

const light = { ground: "#ffffff", paper: "#101418", accent: "#1d4ed8" };

test("a drawing in the design's own colours stays as it is", () => {
  for (const drawing of [drawPortrait("tarn9", "beacon", 2), drawTerrain("video", "x"), drawTerrain("hero", "x")])
    expect(recoloured(drawing, drawnIn)).toBe(drawing);
});

test("on a light ground the letter is dark, and the lines keep how transparent they are", () => {
  const portrait = recoloured(drawPortrait("tarn9", "moor", 2), light);
  const [field = "", ...others] = [...portrait.matchAll(/fill="(#\w{6})"/g)].map(([, colour = ""]) => colour);
  expect(contrastOf(field, others.at(-1) ?? "")).toBeGreaterThan(12);
  expect(contrastOf(field, "#ffffff")).toBeLessThan(1.2);
  expect(recoloured(drawTerrain("contact", "x"), light)).toMatch(/stroke="#\w{6}8f"/);
});
