// The colours of a team's pages and pictures. Kept free of zod because the browser loads this file.

import { contrastOf, hexOf, type Lab, labOf, luminanceOf, nearestWithContrast } from "./colour.ts";

/** What a team chooses: the page, its text, which is also the ground of paper fields, and the one accent. */
export type Brand = { ground: string; paper: string; accent: string };

/** The design was drawn in these. In another brand, each of its colours lies between ground and paper as it does here. */
export const drawnIn = { ground: "#0a1210", paper: "#ece7d6", accent: "#f59e0b" };

/** WCAG AA: for text, and for the edges of controls. */
export const leastContrast = { text: 4.5, control: 3 };
/** Paper on the ground has more, so that quieter text between them still has enough. */
export const leastOnGround = 7;

const between = (from: number, to: number, share: number) => from + (to - from) * share;
const chromaOf = ({ a, b }: Lab) => Math.hypot(a, b);
const hueOf = ({ a, b }: Lab) => Math.atan2(b, a);
const polar = (l: number, chroma: number, hue: number): Lab => ({
  l,
  a: chroma * Math.cos(hue),
  b: chroma * Math.sin(hue),
});

const [drawnGround, drawnPaper] = [labOf(drawnIn.ground), labOf(drawnIn.paper)];

/** Returns a colour of the design in a team's brand. What it has of its own, such as green, becomes the ground's hue. */
export function inBrand(drawn: string, { ground, paper }: Brand): string {
  const [colour, from, to] = [labOf(drawn), labOf(ground), labOf(paper)];
  const share = (colour.l - drawnGround.l) / (drawnPaper.l - drawnGround.l);
  const own = {
    l: 0,
    a: colour.a - between(drawnGround.a, drawnPaper.a, share),
    b: colour.b - between(drawnGround.b, drawnPaper.b, share),
  };
  const strength = Math.min(1, chromaOf(from) / chromaOf(drawnGround));
  const turned = polar(0, chromaOf(own) * strength, hueOf(own) + hueOf(from) - hueOf(drawnGround));
  return hexOf({
    l: between(from.l, to.l, share),
    a: between(from.a, to.a, share) + turned.a,
    b: between(from.b, to.b, share) + turned.b,
  });
}

/** Returns a shade of a colour that differs from it, towards the ground, as two colours of the design do. */
function shadeOf(hex: string, towards: string, [drawnBase, drawnShade]: [base: string, shade: string]): string {
  const [colour, end, base, shade] = [labOf(hex), labOf(towards), labOf(drawnBase), labOf(drawnShade)];
  const share = (shade.l - base.l) / (drawnGround.l - base.l);
  return hexOf(
    polar(
      between(colour.l, end.l, share),
      (chromaOf(colour) * chromaOf(shade)) / chromaOf(base),
      hueOf(colour) + hueOf(shade) - hueOf(base),
    ),
  );
}

/** Returns a shade of amber in the design as that of a team's accent. */
export const accentShade = (drawn: string, { accent, ground }: Brand) =>
  shadeOf(accent, ground, [drawnIn.accent, drawn]);

/** What a control has while it's pressed. Text on it is the ground, so where that would be lost, it's on the other side. */
function pressed(hex: string, { ground, paper }: Brand, drawn: [base: string, shade: string]): string {
  const shade = shadeOf(hex, ground, drawn);
  return contrastOf(shade, ground) < leastContrast.text ? shadeOf(hex, paper, drawn) : shade;
}

/** Colours of states, on a dark background and on a light one. */
const states = {
  good: { onDark: "#7fd1a0", onLight: "#1f5a3d" },
  info: { onDark: "#8fbcec", onLight: "#1f4f73" },
  bad: { onDark: "#ff8674", onLight: "#a32a16" },
  team: { onDark: "#c9a2ec", onLight: "#5b2a86" },
};

/** How light events' colours are made, so that their marks are seen on raised panels. Saturated hues need the margin. */
function eventLightness(lift: string, isDark: boolean): [darkest: number, lightest: number] {
  const { control } = leastContrast;
  const margin = 0.15;
  const light = luminanceOf(lift) + 0.05;
  const rounded = (lightness: number) => Math.round(Math.min(1, Math.max(0, lightness)) * 100) / 100;
  return isDark
    ? [rounded(Math.cbrt(light * control - 0.05) + margin), 1]
    : [0, rounded(Math.cbrt(Math.max(0, light / control - 0.05)) - margin)];
}

/** Whether the page is dark, and paper fields light. */
export const isDark = ({ ground, paper }: Brand) => luminanceOf(ground) < luminanceOf(paper);

/** Returns all colours of a team's pages, by their names in the styles. */
export function paletteOf(brand: Brand) {
  const { ground, paper, accent } = brand;
  const drawn = (hex: string) => inBrand(hex, brand);
  const [pitch, lift, shade] = [drawn("#101b17"), drawn("#172520"), drawn("#ddd7c3")];
  const onGround = (hex: string, contrast = leastContrast.text) =>
    nearestWithContrast(hex, [ground, pitch, lift], contrast) ?? paper;
  const onPaper = (hex: string, contrast = leastContrast.text) =>
    nearestWithContrast(hex, [paper, shade], contrast) ?? ground;
  const ash = onGround(drawn("#b2b9ac"));
  const behindText = (hex: string) => nearestWithContrast(drawn(hex), [ash], leastContrast.text) ?? ground;
  const dark = isDark(brand);
  const state = ({ onDark, onLight }: { onDark: string; onLight: string }) => ({
    ground: onGround(dark ? onDark : onLight),
    paper: onPaper(dark ? onLight : onDark),
  });
  const [good, info, bad, team] = [state(states.good), state(states.info), state(states.bad), state(states.team)];
  return {
    ink: ground,
    bone: paper,
    amber: accent,
    "amber-deep": pressed(accent, brand, [drawnIn.accent, "#c97f04"]),

    // on the ground
    pitch,
    lift,
    hair: nearestWithContrast(drawn("#263831"), [paper], leastContrast.text) ?? lift,
    wire: onGround(drawn("#71867b"), leastContrast.control),
    ash,
    win: good.ground,
    info: info.ground,
    high: onGround("#ff9d52"),
    alert: bad.ground,
    "alert-deep": pressed(bad.ground, brand, [states.bad.onDark, "#c2695b"]),
    gold: onGround("#e2c044"),
    silver: onGround("#c3cbd0"),
    bronze: onGround("#cd8b5b"),

    // on paper
    shade,
    rule: drawn("#c6bfa9"),
    edge: onPaper(drawn("#77745f"), leastContrast.control),
    soil: onPaper(drawn("#45504a")),
    umber: onPaper(accentShade("#7f4a00", brand)),
    moss: good.paper,
    ocean: info.paper,
    blood: bad.paper,
    plum: team.paper,

    // drawings
    moor: drawn("#152a23"),
    contour: behindText("#2f483e"),
    "contour-soft": behindText("#2b4238"),
    "contour-faint": behindText("#23382f"),
    cloth: drawn("#10201a"),
  };
}

/** Writes the palette for a page's styles. */
export function paletteStyle(brand: Brand): string {
  const palette = paletteOf(brand);
  const dark = isDark(brand);
  const [darkest, lightest] = eventLightness(palette.lift, dark);
  const colours = Object.entries(palette).map(([name, colour]) => `--color-${name}:${colour}`);
  const schemes = [`--scheme:${dark ? "dark" : "light"}`, `--scheme-on-paper:${dark ? "light" : "dark"}`];
  return `:root{${[...colours, ...schemes, `--event-darkest:${darkest}`, `--event-lightest:${lightest}`].join(";")}}`;
}
